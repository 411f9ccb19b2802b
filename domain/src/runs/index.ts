export * from './departure';
export * from './fields';
export * from './by-address';
export * from './digits';
