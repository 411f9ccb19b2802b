import { Injectable } from '@nestjs/common';
import type { CourierProof } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clients } from '../../users';
import { HandoverPicture } from '../model/handover-picture.entity';
import { HandoverProof } from '../model/handover-proof.entity';
import { Handover } from '../model/handover.entity';
import { handoversOf } from '../model/handovers';
import { Order } from '../model/order.entity';
import { chainOf, type ChainRow } from './proof-chain';

/** A picture of a proof. */
export interface ProofPicture {
  id: string;
  width: number;
  height: number;
}

/** What a driver has shown at the door. */
export interface Proof {
  /** The strokes as text (`parseSignature`). */
  signature: string | null;
  documentShown: boolean;
  proxy: string | null;
  damaged: boolean;
  noProof: string | null;
  pictures: ProofPicture[];
}

/** The same without the strokes, for lists of orders. */
export type ProofSummary = Omit<Proof, 'signature'> & { signed: boolean };

/** The proofs of handovers (docs/contract.md#proofs). */
@Injectable()
export class HandoverProofs {
  constructor(private readonly clients: Clients) {}

  /** By the ids of handovers; a correction has the proof of the try that it corrects. Handovers without a proof are left out. */
  async of(manager: EntityManager, handoverIds: readonly number[]): Promise<Map<number, Proof>> {
    if (handoverIds.length === 0) return new Map();
    const asked = await manager.findBy(Handover, { id: In([...handoverIds]) });
    const orderIds = [...new Set(asked.map(({ orderId }) => orderId))];
    const rows = await handoversOf(manager, orderIds);
    const summaries = await proofsOf(manager, rows);
    const strokes = await signaturesOf(
      manager,
      rows.map(({ id }) => id),
    );
    const all = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      asked.flatMap(({ id }) => {
        const row = all.get(id);
        const summary = summaries.get(id);
        if (!row || !summary) return [];
        const { signed, ...rest } = summary;
        const [signature = null] = signed ? chainOf(row, all).flatMap((one) => strokes.get(one) ?? []) : [];
        return [[id, { ...rest, signature }]];
      }),
    );
  }

  /** What drivers ask for at the receivers of orders; orders whose client has no setting of its own are left out. */
  async asked(manager: EntityManager, orderIds: number[]): Promise<Map<number, CourierProof>> {
    const where = { id: In(orderIds) };
    const orders = await manager.find(Order, { select: { id: true, userId: true }, where });
    const owners = [...new Set(orders.flatMap(({ userId }) => userId ?? []))];
    const ofClients = await this.clients.courierProofs(manager, owners);
    return new Map(
      orders.flatMap(({ id, userId }) => {
        const proof = userId === null ? undefined : ofClients.get(userId);
        return proof ? [[id, proof]] : [];
      }),
    );
  }

  /** The JPEG of a picture; null when there is none. */
  async picture(manager: EntityManager, id: string): Promise<Buffer | null> {
    const query = manager.createQueryBuilder(HandoverPicture, 'picture').addSelect('picture.bytes');
    return (await query.where('picture.id = :id', { id }).getOne())?.bytes ?? null;
  }
}

const WITHOUT_STROKES = {
  id: true,
  handoverId: true,
  signed: true,
  documentShown: true,
  proxy: true,
  damaged: true,
  noProof: true,
} as const;

/** The proofs of the rows of whole orders, without strokes; rows without a proof are left out. */
export async function proofsOf(
  manager: EntityManager,
  rows: readonly ChainRow[],
): Promise<Map<number, ProofSummary>> {
  if (rows.length === 0) return new Map();
  const ids = In(rows.map(({ id }) => id));
  const proofs = await manager.find(HandoverProof, { select: WITHOUT_STROKES, where: { handoverId: ids } });
  const pictures = await manager.find(HandoverPicture, {
    where: { handoverId: ids },
    order: { takenAt: 'ASC', id: 'ASC' },
  });
  if (proofs.length === 0 && pictures.length === 0) return new Map();
  const all = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    rows.flatMap((row) => {
      for (const id of chainOf(row, all)) {
        const proof = proofs.find(({ handoverId }) => handoverId === id);
        const own = pictures.filter(({ handoverId }) => handoverId === id);
        if (proof || own.length > 0) return [[row.id, summaryOf(proof, own)]];
      }
      return [];
    }),
  );
}

const summaryOf = (proof: HandoverProof | undefined, pictures: readonly HandoverPicture[]): ProofSummary => ({
  signed: proof?.signed ?? false,
  documentShown: proof?.documentShown ?? false,
  proxy: proof?.proxy ?? null,
  damaged: proof?.damaged ?? false,
  noProof: proof?.noProof ?? null,
  pictures: pictures.map(({ id, width, height }) => ({ id, width, height })),
});

async function signaturesOf(
  manager: EntityManager,
  handoverIds: readonly number[],
): Promise<Map<number, string>> {
  const proofs = await manager.find(HandoverProof, {
    select: { id: true, handoverId: true, signature: true },
    where: { handoverId: In([...handoverIds]), signed: true },
  });
  return new Map(
    proofs.flatMap(({ handoverId, signature }) =>
      handoverId === null || signature === null ? [] : [[handoverId, signature]],
    ),
  );
}
