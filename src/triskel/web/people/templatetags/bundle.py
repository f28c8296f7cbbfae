"""The built scripts and styles, by name: ``{% style "site" %}``, ``{% script "site" %}``."""

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from triskel.web import bundle

register = template.Library()


@register.simple_tag
def bundle_url(name: str) -> str:
    return bundle.url(name)


@register.simple_tag
def words_address() -> str:
    """The address of the words that scripts use, in the language of the page; empty in English."""
    language = get_language() or "en"
    return bundle.url(f"words/{language}.json") if language != "en" else ""


@register.simple_tag
def style(name: str) -> SafeString:
    return format_html('<link rel="stylesheet" href="{}">', bundle.url(f"css/{name}.css"))


@register.simple_tag
def script(name: str) -> SafeString:
    """A module script, with what it imports at once fetched at the same time."""
    early = format_html_join(
        "", '<link rel="modulepreload" href="{}">', ((address,) for address in bundle.preloads(f"{name}.js"))
    )
    return format_html('{}<script type="module" src="{}"></script>', early, bundle.url(f"{name}.js"))
