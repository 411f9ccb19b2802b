require('./group.cjs').group(6, 6);
