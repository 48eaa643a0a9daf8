"""What is printed on a game's components, where that is data: content packs."""
