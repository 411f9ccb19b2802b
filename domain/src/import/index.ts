export * from './fields';
export * from './headings';
export * from './columns';
export * from './cells';
export * from './problems';
export * from './orders';
export * from './judged';
export { inTown, type Sought } from './row-order';
