export * from './proof';
export * from './signature';
export * from './words';
