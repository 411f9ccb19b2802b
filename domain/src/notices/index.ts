export * from './phone-messages';
export * from './receiver';
