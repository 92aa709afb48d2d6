"""What a game is: rules, options, notation and words, as everybody outside its folder sees them."""
