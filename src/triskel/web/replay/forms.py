"""The form that brings a record."""

from typing import Final

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from triskel.core.errors import BadRecord, TriskelError, UnknownGame
from triskel.core.records import Record
from triskel.web.games import face
from triskel.web.replay.reasons import reason

LONGEST: Final = 1_000_000
"""Bytes of a record; a long game has some ten thousand."""


class RecordForm(forms.Form):
    title = forms.CharField(label=gettext_lazy("Name of the game (optional)"), max_length=60, required=False)
    record = forms.FileField(label=gettext_lazy("Record file"), allow_empty_file=True)

    def clean_record(self) -> Record:
        """The record, read and replayed; what is wrong with it is said at the field."""
        file = self.cleaned_data["record"]
        assert isinstance(file, UploadedFile)
        if file.size is None or file.size > LONGEST:
            raise forms.ValidationError(_("The file is too large: a record has at most 1 MB."))
        try:
            return read(file.read())
        except UnknownGame:
            raise forms.ValidationError(_("This is a game that this site has no table for.")) from None
        except TriskelError as error:
            raise forms.ValidationError(
                _("This record can't be replayed: %(reason)s"), params={"reason": reason(error)}
            ) from None


def read(data: bytes) -> Record:
    """A record that can be watched here; raises BadRecord and UnknownGame."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("the file is not text in UTF-8") from None
    record = Record.loads(text)
    face(record.game)
    record.verify()
    return record
