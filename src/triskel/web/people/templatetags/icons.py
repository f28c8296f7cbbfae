"""The site's own small pictures: ``{% icon "bot" %}``. They stand beside words, so screen readers skip them."""

from typing import Final

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()

# Lines on a field of 24 by 24.
_PATHS: Final = {
    "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6",
    "people": "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.7 3-5.5 6.5-5.5s6.1 1.8 6.5 5.5"
    "M16 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.4.6 3.8 2.3 4 5.2",
    "bot": "M7 9h10a2.5 2.5 0 0 1 2.5 2.5v5A2.5 2.5 0 0 1 17 19H7a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 7 9Z"
    "M12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM9 13v1.5M15 13v1.5M2 13v2.5M22 13v2.5",
    "clock": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2",
    "eye": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
    "link": "M10 14.5a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.4 6.4M14 9.5a4 4 0 0 0-5.7 0l-3.6 3.6"
    "a4 4 0 0 0 5.7 5.7l1.2-1.2",
    "lock": "M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11Z"
    "M8 11V8a4 4 0 0 1 8 0v3",
    "copy": "M10.5 9h8A1.5 1.5 0 0 1 20 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5v-8A1.5 1.5 0 0 1 "
    "10.5 9ZM15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9",
    "sun": "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19"
    "M5 19l1.4-1.4M17.6 6.4 19 5",
    "moon": "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
    "device": "M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5Z"
    "M8.5 20.5h7M12 17v3.5",
    "play": "M8 5.2v13.6L19 12 8 5.2Z",
    "chair": "M7 3.5v9.5h10V3.5M7 8h10M6 13h12M7.5 13v7.5M16.5 13v7.5",
    "book": "M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20",
    "language": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9"
    "c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z",
    "plus": "M12 5v14M5 12h14",
    "check": "M5 12.5 10 17.5 19.5 7",
    "flag": "M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0",
}


@register.simple_tag
def icon(name: str) -> SafeString:
    return format_html(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="{}"/></svg>',
        _PATHS[name],
    )
