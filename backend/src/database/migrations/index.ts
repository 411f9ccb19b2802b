import { Initial1795000000000 } from './0001-initial';
import { Units1795200000000 } from './0002-units';
import { ExternalId1795300000000 } from './0003-external-id';

/** Migrations in order; each is written once for both engines and never changed after a release. */
export const migrations = [Initial1795000000000, Units1795200000000, ExternalId1795300000000];
