import type { Actor } from '../../platform/http/actor';

/**
 * The driver as the author of changes: without an account, with the rights of staff on the orders of the run alone. The name of the driver
 * is in the run and in the handovers, which forget it; the history does not.
 */
export const COURIER: Actor = { id: 0, name: 'Водитель', role: 'manager', status: 'confirmed' };
