require('./group.cjs').group(3, 4);
