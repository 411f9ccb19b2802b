export * from './enums';
export * from './statuses';
export * from './delivery-date';
