export * from './events';
export * from './phone-messages';
export * from './receiver';
