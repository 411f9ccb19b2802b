import { Initial1795000000000 } from './0001-initial';

/** Migrations in order; each is written once for both engines and never changed after a release. */
export const migrations = [Initial1795000000000];
