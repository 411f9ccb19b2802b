require('./group.cjs').group(4, 4);
