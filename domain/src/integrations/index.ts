export * from './events';
export * from './conformance';
export * from './keys';
export * from './modes';
export * from './sandbox';
export * from './scopes';
export * from './webhooks';
