import { In, type EntityManager } from 'typeorm';
import { Webhook } from './webhook.entity';

/** The addresses that keys have named and that get events. */
export const webhooksOfKeys = (
  manager: EntityManager,
  userId: number,
  keyIds: number[],
): Promise<Webhook[]> => manager.findBy(Webhook, { userId, keyId: In(keyIds), state: 'on' });

/** Stops them as their owner would, who may switch them on again; answers where they are. */
export async function stopWebhooksOfKeys(
  tx: EntityManager,
  userId: number,
  keyIds: number[],
): Promise<string[]> {
  const made = await webhooksOfKeys(tx, userId, keyIds);
  for (const { id, version } of made)
    await tx.update(Webhook, { id }, { state: 'off', keyId: null, version: version + 1 });
  return made.map(({ url }) => url);
}
