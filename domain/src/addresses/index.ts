export * from './no-street';
export * from './street-kinds';
export * from './street-names';
export * from './house-number';
export * from './address-parts';
export * from './split-address';
