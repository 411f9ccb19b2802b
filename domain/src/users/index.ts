export * from './users';
export * from './transitions';
