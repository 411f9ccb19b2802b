export * from './fields';
export * from './headings';
export * from './columns';
export * from './cells';
export * from './problems';
export * from './orders';
export * from './cell-problems';
export { inTown, withPlaceName, type UnresolvedPlace } from './row-order';
