import { adminCreate } from './admin-create';
import { templatesCheck } from './check-templates';
import { backup } from './backup';
import { backupCopy } from './backup-copy';
import { factorReset } from './factor-reset';
import { galeraHealth } from './galera-health';
import { geoImport } from './geo-import';
import { journalCut, journalVerify } from './journal';
import { ordersRecount } from './orders-recount';
import { restore } from './restore';
import { secretsRotate } from './secrets-rotate';
import { upkeep } from './upkeep';
import { seedLoad } from './seed-load';

/** Everything an operator can run, in a checkout by `npm run <name> -- …`, in the container by `shlyah <name> …`. */
export const commands = {
  'admin:create': adminCreate,
  'factor:reset': factorReset,
  'geo:import': geoImport,
  'templates:check': templatesCheck,
  'orders:recount': ordersRecount,
  'journal:verify': journalVerify,
  'journal:cut': journalCut,
  'secrets:rotate': secretsRotate,
  upkeep,
  backup,
  'backup:copy': backupCopy,
  restore,
  'seed:load': seedLoad,
  'galera:health': galeraHealth,
};
