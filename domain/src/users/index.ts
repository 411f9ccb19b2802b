export * from './users';
export * from './transitions';
export * from './fields';
export * from './leaving';
export * from './credentials';
