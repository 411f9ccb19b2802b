export * from './departure';
export * from './fields';
export * from './returns';
export * from './by-address';
export * from './digits';
export * from './stop-changes';
