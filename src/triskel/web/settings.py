"""Django's settings, made from the settings table in ``config``."""

from pathlib import Path

from triskel.web import config as table
from triskel.web.connecting import allowed_hosts, contact, database, mail, origins, site_address
from triskel.web.secret import secret_key

HERE = Path(__file__).parent
CONFIG = table.load()
DATA = CONFIG.data
DATA.mkdir(parents=True, exist_ok=True, mode=0o700)

SECRET_KEY = secret_key(CONFIG)
DEBUG = False
ALLOWED_HOSTS = allowed_hosts(CONFIG)
CSRF_TRUSTED_ORIGINS = origins(CONFIG)
SITE_ADDRESS = site_address(CONFIG)
ROOT_URLCONF = "triskel.web.urls"
ASGI_APPLICATION = "triskel.web.asgi.application"

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "triskel.web.people",
    "triskel.web.tables",
    "triskel.web.notify",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "triskel.web.headers.security_headers",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "triskel.web.headers.known_host",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "triskel.web.people.middleware.Language",
    "triskel.web.people.middleware.Presence",
    "triskel.web.people.middleware.Limits",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "triskel.web.people.context.site",
            ]
        },
    }
]

DATABASES = {"default": database(CONFIG)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_USER_MODEL = "people.Person"
AUTHENTICATION_BACKENDS = ["triskel.web.people.backends.Names"]
LOGIN_URL = "people:log_in"
CSRF_FAILURE_VIEW = "triskel.web.people.failures.csrf"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}", "OPTIONS": options}
    for name, options in {
        "MinimumLengthValidator": {"min_length": 8},
        "CommonPasswordValidator": {},
        "NumericPasswordValidator": {},
        "UserAttributeSimilarityValidator": {"user_attributes": ("name", "username", "email")},
    }.items()
]

USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("uk", "Українська"), ("ru", "Русский"), ("fr", "Français"), ("pl", "Polski")]
LOCALE_PATHS = [HERE / "locale"]

STATIC_URL = "/static/"
FRONTEND = HERE / "static" / "dist" if CONFIG.frontend == Path() else CONFIG.frontend
# Another build of the frontend goes before our own.
STATICFILES_DIRS = [*([] if CONFIG.frontend == Path() else [("dist", FRONTEND)]), HERE / "static"]

# A seat is bound to the browser that took it, so a session lasts.
SESSION_COOKIE_AGE = 365 * 24 * 3600
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_NAME = "language"
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_SAMESITE = "Lax"
BEHIND_TLS = CONFIG.behind_tls or SITE_ADDRESS.startswith("https:")
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = BEHIND_TLS
SECURE_HSTS_SECONDS = 30 * 24 * 3600 if BEHIND_TLS else 0
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

MAIL_ON = bool(CONFIG.mail)
locals().update(mail(CONFIG))
PUSH_KEY_FILE = DATA / "push.pem"
PUSH_CONTACT = contact(CONFIG)
GENEROSITY = CONFIG.generosity
LIVE: dict[str, object] = {
    "bot_limit": CONFIG.bot_seconds,
    "bot_pause": CONFIG.bot_pause,
    "bot_workers": CONFIG.bot_workers,
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname:<7} {name}: {message}", "style": "{"}},
    "handlers": {"terminal": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["terminal"], "level": CONFIG.log.upper()},
    "loggers": {
        "django": {"handlers": [], "level": "WARNING", "propagate": True},
        # Whoever calls the site by a wrong name is told so on a page.
        "django.security.DisallowedHost": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "uvicorn": {"handlers": [], "level": "WARNING", "propagate": True},
    },
}
