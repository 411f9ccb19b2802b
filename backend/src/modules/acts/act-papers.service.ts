import { Injectable } from '@nestjs/common';
import { formatDate, numbered, type ActPaperFormat } from '@shlyah/domain';
import type { SentFile } from '../../platform/files/send-file';
import { XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import { notFound } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { actContent, akt, cleanData, DocumentsService, invoiceContent, schet } from '../documents';
import type { ActDto } from './act.dto';
import { paperOf } from './act-paper';
import { ActReader } from './act-reader';

export const NO_INVOICE = 'По этому акту платить нечего, счёта к нему нет.';

const PAPERS = {
  act: { kind: akt, content: actContent },
  invoice: { kind: schet, content: invoiceContent },
} as const;

/** The act and the invoice as files, from the frozen data; the journal records downloads by staff. */
@Injectable()
export class ActPapers {
  constructor(
    private readonly acts: ActReader,
    private readonly documents: DocumentsService,
    private readonly journal: Journal,
  ) {}

  async act(id: number, format: ActPaperFormat, caller: Actor): Promise<SentFile> {
    return this.file('act', await this.acts.one(id, caller), format, caller);
  }

  /** 404 for an act that leaves nothing to pay. */
  async invoice(id: number, format: ActPaperFormat, caller: Actor): Promise<SentFile> {
    const act = await this.acts.one(id, caller);
    if (act.sum <= 0) throw notFound(NO_INVOICE);
    return this.file('invoice', act, format, caller);
  }

  private file(paper: keyof typeof PAPERS, act: ActDto, format: ActPaperFormat, caller: Actor): SentFile {
    const { kind, content } = PAPERS[paper];
    const word = paper === 'act' ? 'Акт' : 'Счёт';
    const name = `${word} ${numbered(act.number)} от ${formatDate(act.date)}`;
    const bytes = async (): Promise<Buffer> => {
      const source = paperOf(act);
      const job = format === 'xlsx' ? kind.fill(source).job : cleanData({ act: content(source) });
      const made = await this.documents.render(job, caller);
      if (isStaff(caller)) {
        const account = act.user || null;
        await this.journal.note({ kind: 'paperMade', account, actor: caller, detail: `${name}, ${format}` });
      }
      return made;
    };
    const mime = format === 'xlsx' ? XLSX : 'application/pdf';
    return { name: `${name}.${format}`, mime, bytes };
  }
}
