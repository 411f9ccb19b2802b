export * from './fields';
export * from './default';
export * from './links';
export * from './payment';
