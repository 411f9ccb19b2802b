require('./group.cjs').group(7, 8);
