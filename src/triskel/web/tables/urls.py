"""Addresses of the lobby and of tables."""

from django.urls import path

from triskel.web.tables import views

app_name = "tables"
urlpatterns = [
    path("", views.lobby, name="lobby"),
    path("my/", views.my, name="my"),
    path("new/<slug:game>/", views.new, name="new"),
    path("new/<slug:game>/quick/", views.quick, name="quick"),
    path("table/<slug:key>/", views.table, name="table"),
    path("table/<slug:key>/join/", views.join, name="join"),
    path("table/<slug:key>/leave/", views.leave, name="leave"),
    path("table/<slug:key>/close/", views.close, name="close"),
    path("table/<slug:key>/rematch/", views.rematch, name="rematch"),
    path("table/<slug:key>/seats/<int:number>/", views.seat, name="seat"),
    path("join/<slug:invitation>/", views.invitation, name="invitation"),
]
