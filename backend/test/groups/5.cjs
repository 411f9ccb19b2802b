require('./group.cjs').group(5, 6);
