export * from './kinds';
export * from './filter-fields';
