import { Injectable } from '@nestjs/common';
import { numbered } from '@shlyah/domain';
import { Database } from '../../../platform/database/database';
import type { SentFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { isStaff } from '../../../platform/http/caller';
import { ABSENT, orNotFound } from '../../../platform/http/errors';
import { Journal } from '../../../platform/journal/journal';
import { handoverViews } from '../mapper/handover.mapper';
import { handoversOf } from '../model/handovers';
import { Order } from '../model/order.entity';
import { HandoverProofs, proofsOf, type ProofSummary } from '../proofs/handover-proofs';
import { OrdersService } from '../read/orders.service';
import { signatureSvg } from './signature-svg';

/** The handover of an order. */
export interface HandoverOfOrder {
  id: number;
  handover: number;
}

/** The signatures and pictures of handovers as files (docs/contract.md#proofs). */
@Injectable()
export class ProofFiles {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly proofs: HandoverProofs,
    private readonly journal: Journal,
  ) {}

  /** A picture by its place, from 1; 404 when the caller may not see it. */
  async picture(of: HandoverOfOrder, place: number, caller: Actor): Promise<SentFile> {
    const proof = await this.visible(of, caller);
    const { id } = orNotFound(proof?.pictures[place - 1], ABSENT.file);
    const bytes = async (): Promise<Buffer> => {
      const picture = orNotFound(await this.proofs.picture(this.database.read, id), ABSENT.file);
      await this.note(`Фото ${place} с вручения`, of, caller);
      return picture;
    };
    return { name: `Заказ ${of.id}, фото ${place}.jpg`, mime: 'image/jpeg', bytes, inline: true };
  }

  /** The signature as SVG; 404 when there is none, or the caller may not see it. */
  async signature(of: HandoverOfOrder, caller: Actor): Promise<SentFile> {
    const proof = await this.visible(of, caller);
    const bytes = async (): Promise<Buffer> => {
      const proofs = await this.proofs.of(this.database.read, [of.handover]);
      const text = proofs.get(of.handover)?.signature ?? null;
      const svg = orNotFound(text === null ? null : signatureSvg(text), ABSENT.file);
      await this.note('Подпись с вручения', of, caller);
      return Buffer.from(svg);
    };
    orNotFound(proof?.signed ? proof : null, ABSENT.file);
    return { name: `Заказ ${of.id}, подпись.svg`, mime: 'image/svg+xml', bytes, inline: true };
  }

  /** The proof of the handover as the caller sees it in the order. */
  private async visible({ id, handover }: HandoverOfOrder, caller: Actor): Promise<ProofSummary | null> {
    await this.orders.checkVisible(id, caller);
    const { read } = this.database;
    const rows = await handoversOf(read, [id]);
    const proofs = await proofsOf(read, rows);
    const views = handoverViews(rows, proofs, isStaff(caller));
    const isShown = views.some((one) => one.id === handover && one.proof !== null);
    return isShown ? (proofs.get(handover) ?? null) : null;
  }

  /** A view by staff is a row of the journal. */
  private async note(what: string, { id }: HandoverOfOrder, caller: Actor): Promise<void> {
    if (!isStaff(caller)) return;
    const order = await this.database.read.findOne(Order, {
      select: { id: true, userId: true },
      where: { id },
    });
    const detail = `${what}, заказ ${numbered(id)}`;
    await this.journal.note({
      kind: 'scanViewed',
      account: order?.userId ?? null,
      actor: caller,
      detail,
      order: id,
    });
  }
}
