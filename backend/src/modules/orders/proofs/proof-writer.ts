import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import { insertOne } from '../../../platform/database/insert-many';
import { DeletedOrder } from '../model/deleted-order.entity';
import { HandoverPicture } from '../model/handover-picture.entity';
import { HandoverProof } from '../model/handover-proof.entity';
import { Order } from '../model/order.entity';

/** What a driver has told as a proof of an outcome; without a handover while the outcome is a conflict. */
export type KeptProof = Omit<HandoverProof, 'id' | 'signed' | 'takenAt'>;

/** A picture to keep, redrawn. */
export type KeptPicture = Omit<HandoverPicture, 'takenAt' | 'size'>;

/** Keeps what drivers have shown at the door (docs/contract.md#proofs). */
@Injectable()
export class ProofWriter {
  constructor(private readonly clock: Clock) {}

  /** Keeps a proof with the outcome; one that says nothing, or of an order without people, is not kept. */
  async keep(tx: EntityManager, proof: KeptProof): Promise<void> {
    const { signature, documentShown, proxy, damaged, noProof, orderId } = proof;
    if (!signature && !documentShown && !proxy && !damaged && !noProof) return;
    if (!(await this.hasPeople(tx, orderId))) return;
    const signed = signature !== null;
    const handoverId = await this.freeHandover(tx, proof.handoverId);
    await insertOne(tx, HandoverProof, { ...proof, handoverId, signed, takenAt: this.clock.now() });
  }

  /** Gives the proof and the pictures of a conflict to the handover that the desk has made of it. */
  async attach(tx: EntityManager, outcomeKey: string, handoverId: number): Promise<void> {
    const free = await this.freeHandover(tx, handoverId);
    if (free !== null) await tx.update(HandoverProof, { outcomeKey, handoverId: IsNull() }, { handoverId });
    await tx.update(HandoverPicture, { outcomeKey, handoverId: IsNull() }, { handoverId });
  }

  /** Keeps a picture; returns whether it is kept: pictures of an order without people, or of one that is gone, are not. */
  async addPicture(tx: EntityManager, picture: KeptPicture): Promise<boolean> {
    if (!(await this.hasPeople(tx, picture.orderId))) return false;
    const { outcomeKey } = picture;
    const proof = await tx.findOne(HandoverProof, {
      select: { id: true, handoverId: true },
      where: { outcomeKey },
    });
    await insertOne(tx, HandoverPicture, {
      ...picture,
      handoverId: proof?.handoverId ?? picture.handoverId,
      size: picture.bytes.length,
      takenAt: this.clock.now(),
    });
    return true;
  }

  /** The outcome of a picture; null when there is none. */
  async outcomeOfPicture(manager: EntityManager, id: string): Promise<string | null> {
    return (await manager.findOneBy(HandoverPicture, { id }))?.outcomeKey ?? null;
  }

  /** How many pictures the outcome has, and how many pictures and bytes the run. */
  async countPictures(
    manager: EntityManager,
    { outcomeKey, runId }: { outcomeKey: string; runId: number },
  ): Promise<{ ofOutcome: number; ofRun: number; bytesOfRun: number }> {
    return {
      ofOutcome: await manager.countBy(HandoverPicture, { outcomeKey }),
      ofRun: await manager.countBy(HandoverPicture, { runId }),
      bytesOfRun: Number((await manager.sum(HandoverPicture, 'size', { runId })) ?? 0),
    };
  }

  /** Whether the order, or the deleted one that can be restored, still has its people. */
  private async hasPeople(tx: EntityManager, id: number): Promise<boolean> {
    return (
      (await tx.existsBy(Order, { id, anonymisedAt: IsNull() })) || (await tx.existsBy(DeletedOrder, { id }))
    );
  }

  /** The handover, unless it has a proof already: of two that tell the same the first one is shown. */
  private async freeHandover(tx: EntityManager, handoverId: number | null): Promise<number | null> {
    if (handoverId === null || (await tx.existsBy(HandoverProof, { handoverId }))) return null;
    return handoverId;
  }
}
