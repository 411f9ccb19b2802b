export * from './codes';
export * from './moment';
export * from './steps';
