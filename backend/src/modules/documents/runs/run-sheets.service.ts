import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/common/clock';
import type { SentFile } from '../../../platform/files/send-file';
import { writeWorkbook, XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { refusal } from '../../../platform/http/errors';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { RunReader } from '../../runs';
import { cleanData } from '../data/clean';
import { DocumentsService } from '../documents.service';
import { carriedBy, runSheet, runWorkbook } from './run-sheet';

export const RUN_FORMATS = ['pdf', 'xlsx'] as const;

/** Renders the sheet of a run; the journal records the download. */
@Injectable()
export class RunSheets {
  constructor(
    private readonly runs: RunReader,
    private readonly company: CompanyService,
    private readonly documents: DocumentsService,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  async sheet(id: number, format: (typeof RUN_FORMATS)[number], caller: Actor): Promise<SentFile> {
    const now = this.clock.now();
    const run = await this.runs.one(id, caller);
    const carried = carriedBy(run);
    if (carried.length === 0) throw refusal('transition', 'В рейсе нет заказов: печатать нечего.');
    const name = `Маршрутный лист № ${id}`;
    const { name: company } = await this.company.read();
    const bytes = async (): Promise<Buffer | Readable> => {
      const made =
        format === 'xlsx'
          ? writeWorkbook([{ name, ...runWorkbook(run, now) }])
          : await this.documents.render(cleanData({ run: runSheet(run, company, now) }), caller);
      const detail = `${name}, заказы № ${carried.map((order) => order.id).join(', ')}`;
      await this.journal.note({ kind: 'paperMade', account: null, actor: caller, detail });
      return made;
    };
    return { name: `${name}.${format}`, mime: format === 'xlsx' ? XLSX : 'application/pdf', bytes };
  }
}
