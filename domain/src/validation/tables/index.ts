export * from './account';
export * from './order-steps';
export * from './packages';
export * from './order';
export * from './contract';
export * from './order-filter';
export * from './settings';
