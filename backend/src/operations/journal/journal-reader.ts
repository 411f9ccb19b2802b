import { Injectable } from '@nestjs/common';
import { addDays, fromMinsk, JOURNAL_KINDS, PAGE_SIZE } from '@shlyah/domain';
import { In, type SelectQueryBuilder } from 'typeorm';
import { Accounts } from '../../platform/access/accounts';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { pageOfRows } from '../../platform/database/row-pages';
import { offsetOf, pageOf, type Page } from '../../platform/http/page';
import { csv } from '../../platform/common/csv';
import { Bulk } from '../../modules/orders/model/bulk.entity';
import type { JournalFilter, JournalEntryDto, JournalQuery } from './dto/journal.dto';
import { Journal } from '../../platform/journal/journal';
import { JournalEntry, JournalHead } from '../../platform/journal/journal.entity';
import { entryView, tableOf } from './journal.mapper';

/** Rows of one file. */
const mostRows = 10_000;

/** The journal as an admin reads it, the newest first. */
@Injectable()
export class JournalReader {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly journal: Journal,
  ) {}

  async list({ page, ...filter }: JournalQuery): Promise<Page<JournalEntryDto>> {
    const query = await this.matching(filter);
    const place = { skip: offsetOf(page), take: PAGE_SIZE };
    const isWhole = !Object.values(filter).some(Boolean);
    const known = isWhole ? this.length() : undefined;
    const [rows, total] = await pageOfRows(this.database.reads, query, place, known);
    return pageOf(await this.views(rows), page, total);
  }

  /** Of the whole journal, which is never counted: its numbers have no holes. */
  private async length(): Promise<number> {
    const head = await this.database.read.findOneBy(JournalHead, { id: 1 });
    return head ? head.last - head.cutTo : 0;
  }

  /** The same as a table for a spreadsheet; taking it is a row too. */
  async export(filter: JournalFilter, caller: Actor): Promise<string> {
    const rows = await (await this.matching(filter)).take(mostRows).getMany();
    await this.journal.note({
      kind: 'exported',
      account: filter.account ?? null,
      actor: caller,
      detail: `Журнал: ${[String(rows.length), filter.kind && JOURNAL_KINDS[filter.kind], filter.dateFrom, filter.dateTo].filter(Boolean).join(', ')}`,
    });
    return csv(tableOf(await this.views(rows)));
  }

  private async matching(filter: JournalFilter): Promise<SelectQueryBuilder<JournalEntry>> {
    const { person, account, order, kind, dateFrom, dateTo } = filter;
    const query = this.database.read.createQueryBuilder(JournalEntry, 'entry').orderBy('entry.id', 'DESC');
    if (person) {
      const people = await this.accounts.found(person);
      query.andWhere('(entry.accountId IN (:...people) OR entry.actorId IN (:...people))', {
        people: people.length > 0 ? people : [0],
      });
    }
    if (order) query.andWhere('entry.orderId = :order', { order });
    if (account) query.andWhere('(entry.accountId = :account OR entry.actorId = :account)', { account });
    if (kind) query.andWhere('entry.kind = :kind', { kind });
    if (dateFrom) query.andWhere('entry.at >= :from', { from: startOf(dateFrom) });
    if (dateTo) query.andWhere('entry.at < :to', { to: startOf(addDays(dateTo, 1)) });
    return query;
  }

  private async views(rows: JournalEntry[]): Promise<JournalEntryDto[]> {
    const ids = [
      ...new Set(rows.flatMap(({ accountId, actorId }) => [accountId, actorId].filter((id) => id !== null))),
    ];
    const names = await this.accounts.names(ids);
    const bulks = await this.bulksOf(rows);
    return rows.map((row) => entryView(row, names, bulks.get(row.id) ?? null));
  }

  /** Bulk changes by the rows about them. */
  private async bulksOf(rows: JournalEntry[]): Promise<Map<number | null, number>> {
    const about = rows.filter(({ kind }) => kind === 'statusesSet').map(({ id }) => id);
    if (about.length === 0) return new Map();
    const bulks = await this.database.read.findBy(Bulk, { journalId: In(about) });
    return new Map(bulks.map(({ id, journalId }) => [journalId, id]));
  }
}

const startOf = (day: string): Date | null => fromMinsk(`${day} 00:00`);
