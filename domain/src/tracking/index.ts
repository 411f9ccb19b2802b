export * from './code';
export * from './status-timeline';
