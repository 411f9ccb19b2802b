import { IsNull, type EntityManager } from 'typeorm';
import { Act } from './act.entity';
import { requisitesIn } from './act.mapper';

/** The acts of a firm whose account is gone, told by its УНП, in the order of issuing; annulled ones, too. */
export async function actsOfGone(manager: EntityManager, unp: string): Promise<Act[]> {
  const acts = await manager.find(Act, { where: { userId: IsNull() }, order: { id: 'ASC' } });
  return acts.filter((act) => requisitesIn(act).client.unp === unp);
}
