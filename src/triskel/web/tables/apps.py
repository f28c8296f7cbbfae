from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "triskel.web.tables"
    label = "tables"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from triskel.web.people import accounts
        from triskel.web.tables import seating

        def move(**sent: object) -> None:
            guest, account = sent["guest"], sent["account"]
            seating.move_seats(guest, account)  # type: ignore[arg-type]

        accounts.moved.connect(move, weak=False)
        accounts.leaving.connect(lambda **sent: seating.give_up_seats(sent["person"]), weak=False)
