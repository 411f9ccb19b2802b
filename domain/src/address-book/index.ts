export * from './fields';
export * from './entry';
