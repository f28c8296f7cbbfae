"""Tables, their seats and their logs; the lobby."""
