export * from './fields';
export * from './rules';
export * from './words';
