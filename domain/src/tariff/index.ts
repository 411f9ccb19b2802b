export * from './types';
export * from './quote';
export * from './totals';
export * from './zones';
export * from './raise';
export * from './seeds';
export * from './band-problems';
export * from './fields';
