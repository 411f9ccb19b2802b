require('./group.cjs').group(8, 8);
