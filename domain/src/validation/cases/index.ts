export * from './types';
export * from './account';
export * from './contract';
export * from './packages';
export * from './orders';
export * from './staff-orders';
export * from './order-filter';
export * from './settings';
