export * from './codes';
export * from './steps';
