require('./group.cjs').group(2, 2);
