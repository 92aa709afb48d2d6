"""What a game is: rules, options, notation and words, as code outside its folder sees them."""
