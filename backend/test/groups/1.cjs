require('./group.cjs').group(1, 4);
