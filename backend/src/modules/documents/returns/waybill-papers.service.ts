import { Injectable } from '@nestjs/common';
import { minskDay } from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import type { SentFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { refusal } from '../../../platform/http/errors';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { clientOfList, ReturnLists, ttnFileName } from '../../orders';
import { cleanData } from '../data/clean';
import { DocumentsService } from '../documents.service';
import { waybillList } from './waybills';

/** Orders of one paper, the oldest: about forty sheets. */
export const MOST_ON_PAPER = 1000;

/** Renders the waybills that a client gets back; the journal records the download. */
@Injectable()
export class WaybillPapers {
  constructor(
    private readonly lists: ReturnLists,
    private readonly company: CompanyService,
    private readonly documents: DocumentsService,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  async paper(user: number, caller: Actor): Promise<SentFile> {
    const waybills = await this.lists.waybills(user, MOST_ON_PAPER);
    if (waybills.length === 0) throw refusal('transition', 'Все ТТН вернулись: печатать нечего.');
    const now = this.clock.now();
    const { name: company } = await this.company.read();
    const bytes = async (): Promise<Buffer> => {
      const list = waybillList(waybills, { client: clientOfList(user, waybills), company, now });
      const made = await this.documents.render(cleanData({ waybills: list }), caller);
      const detail = `ТТН к возврату: ${waybills.length}, pdf`;
      await this.journal.note({ kind: 'paperMade', account: user || null, actor: caller, detail });
      return made;
    };
    return { name: `${ttnFileName(user, waybills, minskDay(now))}.pdf`, mime: 'application/pdf', bytes };
  }
}
