export * from './fields';
export { readHeading, type Heading } from './headings';
export * from './column-types';
export * from './columns';
export * from './cells';
export * from './problems';
export * from './orders';
export * from './cell-problems';
export { inTown, withPlaceName, type UnresolvedPlace } from './row-order';
