import { Injectable } from '@nestjs/common';
import { monthName, toByn, toMinsk } from '@shlyah/domain';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { CSV, writeCsv } from '../../platform/files/csv-file';
import type { ExportFormat } from '../../platform/files/export-format';
import type { SentFile } from '../../platform/files/send-file';
import type { Cell, TableColumn } from '../../platform/files/table';
import { writeSheet, XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { Journal } from '../../platform/journal/journal';
import { monthDays } from '../orders';
import { Act } from './act.entity';
import { rateOf, requisitesIn } from './act.mapper';

type ActColumn = TableColumn & { of: (act: Act, corrected: Act | undefined) => Cell };

const columns: readonly ActColumn[] = [
  { title: 'Фирма', width: 34, of: (act) => requisitesIn(act).client.name },
  { title: 'УНП', width: 12, of: (act) => requisitesIn(act).client.unp },
  { title: 'Договор №', format: 'number', of: (act) => requisitesIn(act).contract.number },
  { title: 'Дата договора', format: 'day', of: (act) => requisitesIn(act).contract.date },
  { title: 'Акт №', format: 'number', of: ({ number }) => number },
  { title: 'Дата акта', format: 'day', of: ({ issuedAt }) => toMinsk(issuedAt).slice(0, 10) },
  { title: 'Исправляет акт №', format: 'number', of: (_act, corrected) => corrected?.number ?? null },
  { title: 'Сумма, р', format: 'money', of: ({ sum }) => toByn(sum) },
  { title: 'Ставка НДС, %', format: 'number', of: rateOf },
  { title: 'НДС, р', format: 'money', of: (act) => (rateOf(act) === null ? null : toByn(act.vat)) },
];

/** The acts of a month as a table for the accounting program. */
@Injectable()
export class ActsFile {
  constructor(
    private readonly database: Database,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Those that stand, by number; the journal keeps who took it. */
  async ofMonth(month: string, format: ExportFormat, caller: Actor): Promise<SentFile> {
    monthDays(month, this.clock.now());
    const acts = await this.database.read.find(Act, {
      where: { month, annulledAt: IsNull() },
      order: { year: 'ASC', number: 'ASC' },
    });
    const byId = new Map(acts.map((act) => [act.id, act]));
    return {
      name: `Акты за ${monthName(month)}.${format}`,
      mime: format === 'csv' ? CSV : XLSX,
      bytes: async () => {
        const detail = `Акты ${month}: ${acts.length}, ${format}`;
        await this.journal.note({ kind: 'exported', account: null, actor: caller, detail });
        const cells = acts.map((act) => columns.map(({ of }) => of(act, byId.get(act.correctsId ?? 0))));
        return format === 'csv' ? writeCsv(columns, cells) : writeSheet(columns, cells, monthName(month));
      },
    };
  }
}
