export * from './fields';
export * from './limits';
