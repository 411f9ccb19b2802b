export * from './amount';
export * from './fold';
export * from './plural';
export * from './read';
export * from './signs';
