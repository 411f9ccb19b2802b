export * from './events';
export * from './messages';
export * from './phone-messages';
export * from './receiver';
