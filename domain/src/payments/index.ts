export * from './limits';
export * from './settle';
export * from './term';
