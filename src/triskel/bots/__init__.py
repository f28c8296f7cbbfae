"""Players made of code. A bot gets what its seat may know and the legal moves, and names one of them."""
