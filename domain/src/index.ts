export * from './money';
export * from './time';
export * from './text';
export * from './tariff';
export * from './orders';
export * from './users';
export * from './access';
export * from './validation';
