require('./group.cjs').group(1, 2);
