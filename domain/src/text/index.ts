export * from './amount';
export * from './fold';
export * from './latin';
export * from './letter-case';
export * from './numbered';
export * from './plural';
export * from './read';
export * from './signs';
