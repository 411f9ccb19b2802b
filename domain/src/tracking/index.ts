export * from './code';
export * from './road';
