import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Act } from './act.entity';
import { ActObjection } from './objection.entity';

const WAITING = { withdrawnAt: IsNull(), answeredAt: IsNull() };

/** What a correction and an annulment do to the objections of an act. */
@Injectable()
export class ObjectionsOfChanges {
  /** A correction answers the waiting objections to its lines. */
  async answerBy(tx: EntityManager, correction: Act, positions: readonly number[]): Promise<void> {
    const { id, correctsId, issuedAt, issuedBy } = correction;
    if (correctsId === null) return;
    const where = { actId: correctsId, position: In([...positions]), ...WAITING };
    await tx.update(ActObjection, where, {
      answeredAt: issuedAt,
      answeredBy: issuedBy,
      correctionId: id,
    });
  }

  /**
   * An annulled act answers its waiting objections. Those that an annulled correction has answered wait again, unless the client has
   * agreed meanwhile.
   */
  async close(tx: EntityManager, annulled: Act): Promise<void> {
    const { id: actId, annulledAt, annulledBy, annulReason, correctsId } = annulled;
    const answer = {
      answer: `Акт аннулирован: ${annulReason ?? ''}`,
      answeredAt: annulledAt,
      answeredBy: annulledBy,
    };
    await tx.update(ActObjection, { actId, ...WAITING }, answer);
    const corrected = correctsId === null ? null : await tx.findOneBy(Act, { id: correctsId });
    if (!corrected || corrected.agreedAt) return;
    const waiting = { answeredAt: null, answeredBy: null, correctionId: null };
    await tx.update(ActObjection, { correctionId: actId }, waiting);
  }
}
