import { randomUUID } from 'node:crypto';
import { insertOne } from '../../src/platform/database/insert-many';
import { HandoverPicture } from '../../src/modules/orders/model/handover-picture.entity';
import { HandoverProof } from '../../src/modules/orders/model/handover-proof.entity';
import { Handover } from '../../src/modules/orders/model/handover.entity';
import { blankTry } from '../../src/modules/orders/write/handover-rows';
import type { Call, World } from './access-calls';
import { photo, signature } from './proofs';

export const PROOF_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/order/{id}/handovers/{handover}/signature': async (world) => ({
    id: world.order.id,
    others: [await proven(world)],
  }),
  'get /api/order/{id}/handovers/{handover}/pictures/{place}': async (world) => ({
    id: world.order.id,
    others: [await proven(world), 1],
  }),
  'put /api/courier/pictures/{key}': async () => ({
    id: randomUUID(),
    query: { outcome: randomUUID() },
    headers: { 'Content-Type': 'image/jpeg' },
    body: await photo(),
  }),
};

/** A try of the owner's order with a signature and a picture. */
async function proven({ test, order }: World): Promise<number> {
  const bytes = await photo();
  const [takenAt, outcomeKey] = [test.clock.now(), randomUUID()];
  return test.database.write(async (tx) => {
    const made = { ...blankTry(order, 'failed'), source: 'courier', author: 'Водитель' } as const;
    const handoverId = await insertOne(tx, Handover, { ...made, recordedAt: takenAt });
    await insertOne(tx, HandoverProof, {
      handoverId,
      orderId: order.id,
      outcomeKey,
      signature,
      signed: true,
      documentShown: false,
      proxy: null,
      damaged: false,
      noProof: null,
      takenAt,
    });
    const sides = { size: bytes.length, width: 400, height: 800 };
    const ofOrder = { outcomeKey, handoverId, orderId: order.id, runId: 1 };
    await insertOne(tx, HandoverPicture, { id: randomUUID(), ...ofOrder, bytes, ...sides, takenAt });
    return handoverId;
  });
}
