export * from './capabilities';
export * from './account-header';
