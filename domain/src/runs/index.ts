export * from './fields';
export * from './by-address';
