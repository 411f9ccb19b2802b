export * from './capabilities';
export * from './account-header';
export * from './before-confirmation';
