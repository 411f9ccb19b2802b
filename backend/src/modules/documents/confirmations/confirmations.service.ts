import { Injectable } from '@nestjs/common';
import { parseSignature, shownOrderNumber } from '@shlyah/domain';
import { Quotas } from '../../../platform/access/quotas';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import type { SentFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { isStaff } from '../../../platform/http/caller';
import { ABSENT, notFound, orNotFound } from '../../../platform/http/errors';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { HandoverProofs, PublicOrderReader, type NumberedTry, type Proof } from '../../orders';
import { cleanData } from '../data/clean';
import { DocumentReader } from '../document-reader';
import { DocumentsService } from '../documents.service';
import { downloadRecords } from '../download-records';
import { confirmationOf, confirmationTitle } from './confirmation';

/** Renders the confirmation of a try; the journal records the download by staff. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly proofs: HandoverProofs,
    private readonly reader: DocumentReader,
    private readonly company: CompanyService,
    private readonly documents: DocumentsService,
    private readonly quotas: Quotas,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** 404 for an order that the caller may not see, and for a row that is no try of it. */
  async paper(orderId: number, handover: number, caller: Actor): Promise<SentFile> {
    const { read } = this.database;
    orNotFound(await this.orders.allVisible(read, [orderId], caller), ABSENT.order);
    const told = orNotFound(await this.orders.numberedTry(read, orderId, handover), ABSENT.handover);
    await this.quotas.take('papers', caller, 1);
    const name = `${confirmationTitle(told.row)} № ${shownOrderNumber(orderId)}-${handover}.pdf`;
    return { name, mime: 'application/pdf', bytes: () => this.bytes(orderId, told, caller) };
  }

  private async bytes(orderId: number, told: NumberedTry, caller: Actor): Promise<Buffer> {
    const source = await this.reader.read({ order_id: orderId });
    const company = await this.company.read();
    const proof = source.order.anonymisedAt ? null : await this.proofOf(told, caller);
    const signature = parseSignature(proof?.signature ?? '');
    const confirmation = confirmationOf({
      source: { ...source, company },
      told,
      proof: proof && { ...proof, signed: signature !== null, pictures: proof.pictures.length },
      isNamed: isStaff(caller),
      now: this.clock.now(),
    });
    const job = {
      ...cleanData({ confirmation }),
      signature,
      pictures: await this.picturesOf(proof),
    };
    const bytes = await this.documents.render(job, caller);
    await this.database.write(async (tx) => {
      // The order may have been deleted meanwhile.
      const [seen] = orNotFound(await this.orders.allVisible(tx, [orderId], caller), ABSENT.order);
      if (!seen) throw notFound(ABSENT.order);
      await this.journal.record(tx, ...downloadRecords(confirmationTitle(told.row), [seen.order], caller));
    });
    return bytes;
  }

  /** Clients do not see what a row shows that was corrected or undone. */
  private async proofOf({ row, later }: NumberedTry, caller: Actor): Promise<Proof | null> {
    if (later && !isStaff(caller)) return null;
    return (await this.proofs.of(this.database.read, [row.id])).get(row.id) ?? null;
  }

  private async picturesOf(proof: Proof | null): Promise<(Buffer | null)[]> {
    const pictures: (Buffer | null)[] = [];
    for (const { id } of proof?.pictures ?? [])
      pictures.push(await this.proofs.picture(this.database.read, id));
    return pictures;
  }
}
