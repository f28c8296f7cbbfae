"""Settings: where they come from, and what is said about wrong ones."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from triskel.web import config
from triskel.web.config import BadSetting, Config, load
from triskel.web.connecting import allowed_hosts, contact, database, mail, origins, site_address
from triskel.web.secret import secret_key

ROOT = Path(__file__).parents[3]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "triskel.toml"


def loaded(folder: Path, **environment: str) -> Config:
    return load(
        {"TRISKEL_DATA": str(folder), **{f"TRISKEL_{name.upper()}": text for name, text in environment.items()}}
    )


def refused(folder: Path, **environment: str) -> str:
    with pytest.raises(BadSetting) as error:
        loaded(folder, **environment)
    return str(error.value)


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    found = loaded(tmp_path)
    assert (found.host, found.port, found.workers, found.database) == ("127.0.0.1", 8000, 1, "")
    assert found.data == tmp_path


def test_the_file_in_the_data_directory_counts(file: Path) -> None:
    file.write_text('port = 9000\nhosts = ["games.lan"]\nbot_seconds = 3\nopen_browser = false\n')
    found = loaded(file.parent)
    assert (found.port, found.hosts, found.bot_seconds, found.open_browser) == (9000, ("games.lan",), 3.0, False)


def test_the_environment_is_stronger_than_the_file(file: Path) -> None:
    file.write_text("port = 9000\n")
    assert loaded(file.parent, port="9001").port == 9001


def test_another_file_can_be_named_and_names_the_data_directory(tmp_path: Path) -> None:
    named = tmp_path / "elsewhere.toml"
    named.write_text('data = "kept"\nport = 9002\n')
    found = load({"TRISKEL_CONFIG": str(named), "HOME": str(tmp_path)})
    assert (found.data, found.port) == (tmp_path / "kept", 9002)


def test_a_named_file_must_be_there(tmp_path: Path) -> None:
    assert refused(tmp_path, config=str(tmp_path / "none.toml")) == f"there is no file {tmp_path / 'none.toml'}"


def test_lists_and_flags_in_the_environment(tmp_path: Path) -> None:
    found = loaded(tmp_path, hosts="games.lan, 192.168.1.5", behind_tls="yes")
    assert found.hosts == ("games.lan", "192.168.1.5")
    assert found.behind_tls


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "there is no setting 'prot'; did you mean 'port'?"),
        ('port = "many"', "port is a whole number, not 'many'"),
        ("port = true", "port is a whole number, not True"),
        ("hosts = 'games.lan'", "hosts is a list of words"),
        ("behind_tls = 1", "behind_tls is yes or no, not 1"),
        ("port = ", "can't be read as TOML"),
    ],
)
def test_a_wrong_line_in_the_file_is_named(file: Path, text: str, said: str) -> None:
    file.write_text(text)
    told = refused(file.parent)
    assert said in told
    assert str(file) in told


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"port": "http"}, "TRISKEL_PORT is a whole number, not 'http'"),
        ({"port": "70000"}, "port is a number from 1 to 65535, not 70000"),
        ({"behind_tls": "maybe"}, "TRISKEL_BEHIND_TLS is yes or no, not 'maybe'"),
        ({"workers": "2"}, "2 processes can't share SQLite: name a PostgreSQL database"),
        ({"database": "mysql://x/y"}, "database is postgresql://user:password@host/name or sqlite:///path"),
        ({"address": "play.example.org"}, "address is such as https://play.example.org, not 'play.example.org'"),
        ({"mail": "smtp://localhost"}, "mail_from is missing"),
        ({"mail": "pop3://localhost"}, "mail is smtp://"),
        ({"log": "loud"}, "log is debug, info, warning or error, not 'loud'"),
    ],
)
def test_settings_that_can_not_be(tmp_path: Path, settings: dict[str, str], said: str) -> None:
    assert said in refused(tmp_path, **settings)


def test_several_processes_share_postgresql(tmp_path: Path) -> None:
    assert loaded(tmp_path, workers="4", database="postgresql:///triskel").workers == 4


def test_misspelt_variables_are_found() -> None:
    given = {"TRISKEL_PORT": "1", "TRISKEL_PURE": "1", "TRISKEL_WORKER": "2", "HOME": "/"}
    assert config.unknown(given) == ["TRISKEL_WORKER"]


def test_the_page_about_settings_is_up_to_date() -> None:
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    assert page == config.page(), "write it anew: python -m triskel.web.config > docs/settings.md"


# What Django makes of them


def test_a_postgresql_database(tmp_path: Path) -> None:
    found = database(loaded(tmp_path, database="postgresql://ann:p%40ss@db.lan:5433/games?sslmode=require"))
    assert (found["USER"], found["PASSWORD"], found["HOST"], found["PORT"]) == ("ann", "p@ss", "db.lan", "5433")
    assert (found["NAME"], found["OPTIONS"]["sslmode"]) == ("games", "require")


def test_a_database_that_vanishes_is_noticed_as_soon_as_the_host_wants(tmp_path: Path) -> None:
    usual = database(loaded(tmp_path, database="postgresql://db.lan/games"))["OPTIONS"]
    own = database(loaded(tmp_path, database="postgresql://db.lan/games?connect_timeout=3"))["OPTIONS"]
    assert (usual["connect_timeout"], own["connect_timeout"]) == ("10", "3")
    assert own["tcp_user_timeout"] == usual["tcp_user_timeout"]


def test_a_postgresql_database_behind_a_unix_socket(tmp_path: Path) -> None:
    found = database(loaded(tmp_path, database="postgresql://postgres@/games?host=/run/postgresql"))
    assert found["HOST"] == "/run/postgresql"
    assert "host" not in found["OPTIONS"]


def test_what_postgresql_needs_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triskel.web.connecting.find_spec", lambda name: None)
    with pytest.raises(BadSetting, match=r"install triskel\[postgres\]"):
        database(loaded(tmp_path, database="postgresql:///games"))


def test_the_sqlite_file(tmp_path: Path) -> None:
    assert database(loaded(tmp_path))["NAME"] == str(tmp_path / "triskel.sqlite3")
    assert database(loaded(tmp_path, database="sqlite:////srv/games.sqlite3"))["NAME"] == "/srv/games.sqlite3"


def test_an_address_with_https_is_trusted_and_known(tmp_path: Path) -> None:
    found = loaded(tmp_path, address="https://play.example.org/")
    assert site_address(found) == "https://play.example.org"
    assert origins(found) == ["https://play.example.org"]
    assert "play.example.org" in allowed_hosts(found)


def test_only_local_names_are_known_by_default(tmp_path: Path) -> None:
    assert allowed_hosts(loaded(tmp_path)) == ["localhost", ".localhost", "127.0.0.1", "[::1]"]


def test_a_site_for_the_house_knows_the_machines_own_addresses(tmp_path: Path) -> None:
    assert "192.168.7.7" in allowed_hosts(loaded(tmp_path, host="192.168.7.7"))


def test_how_mail_is_sent(tmp_path: Path) -> None:
    found = loaded(tmp_path, mail="smtp+starttls://ann:s%3Acret@mail.lan", mail_from="Triskel <games@example.org>")
    told = mail(found)
    assert (told["EMAIL_HOST"], told["EMAIL_PORT"], told["EMAIL_USE_TLS"]) == ("mail.lan", 587, True)
    assert (told["EMAIL_HOST_USER"], told["EMAIL_HOST_PASSWORD"]) == ("ann", "s:cret")
    assert contact(found) == "mailto:games@example.org"


# Behind a proxy that speaks https


def told_by_django(folder: Path, **environment: str) -> dict[str, object]:
    """Django's settings as a process with this environment has them."""
    names = ["SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "SECURE_HSTS_SECONDS", "DEBUG", "PASSWORD_HASHERS"]
    code = f"import json; from triskel.web import settings; print(json.dumps([getattr(settings, n) for n in {names}]))"
    given = {name: text for name, text in os.environ.items() if not name.startswith("TRISKEL_")}
    given.update({f"TRISKEL_{name.upper()}": text for name, text in environment.items()})
    given["TRISKEL_DATA"] = str(folder)
    said = subprocess.run([sys.executable, "-c", code], env=given, capture_output=True, text=True, check=True).stdout
    return dict(zip(names, json.loads(said), strict=True))


def test_with_https_cookies_are_secure_and_browsers_stay_with_it(tmp_path: Path) -> None:
    for way in ({"address": "https://play.example.org"}, {"behind_tls": "yes"}):
        found = told_by_django(tmp_path, **way)
        assert found["SESSION_COOKIE_SECURE"] is True
        assert found["CSRF_COOKIE_SECURE"] is True
        assert found["SECURE_HSTS_SECONDS"] == 30 * 24 * 3600


def test_at_home_cookies_work_without_https(tmp_path: Path) -> None:
    found = told_by_django(tmp_path)
    assert (found["SESSION_COOKIE_SECURE"], found["SECURE_HSTS_SECONDS"], found["DEBUG"]) == (False, 0, False)
    assert found["PASSWORD_HASHERS"] == ["django.contrib.auth.hashers.Argon2PasswordHasher"]


# The key


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    key = secret_key(loaded(tmp_path / "data"))
    assert len(key) > 40
    assert secret_key(loaded(tmp_path / "data")) == key
    assert (tmp_path / "data" / "secret.key").stat().st_mode & 0o777 == 0o600
    assert secret_key(loaded(tmp_path / "data", secret_key="given")) == "given"


def test_an_empty_key_file_is_not_taken_for_a_key(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("")
    with pytest.raises(BadSetting, match="holds no key"):
        secret_key(loaded(tmp_path))


def test_many_processes_that_start_at_once_share_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        keys = set(pool.map(lambda _: secret_key(loaded(tmp_path)), range(16)))
    assert len(keys) == 1
