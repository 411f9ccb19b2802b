export * from './proof';
export * from './signature';
