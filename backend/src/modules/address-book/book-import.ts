import { Injectable } from '@nestjs/common';
import {
  addressBookFields,
  bookEntryOf,
  bookPerson,
  bookPlace,
  cleanFields,
  MESSAGES,
  missingColumns,
  orderNameOf,
  problems,
  problemsAtCells,
  type BookEntryBody,
  type BookSide,
  type ImportedOrder,
  type ImportField,
  type ImportProblem,
  type TableHead,
} from '@shlyah/domain';
import { Clock } from '../../platform/common/clock';
import { turns } from '../../platform/common/turns';
import { Database } from '../../platform/database/database';
import type { ReadFileDto } from '../../platform/files/import/left-out.dto';
import { labelOf, problemView, sameCellsOf } from '../../platform/files/import/problem-words';
import { SentTables } from '../../platform/files/import/sent-table';
import type { Actor } from '../../platform/http/actor';
import type { UploadedFile } from '../../platform/http/multipart';
import { PlaceResolver } from '../points';
import { AddressBook } from './address-book.service';
import { MAX_BOOK_ENTRIES } from './book-size';
import { printOf, storedEntries, type UsedEntries } from './book-prints';
import type { BookImportedDto, BookPreviewDto, BookRowDto, BookTableDto } from './dto/book-import.dto';

/** Entries per transaction and per query. */
const BATCH_SIZE = 200;

/** Maximum rows of a preview. */
const PREVIEW_ROWS = { wrong: 100, ready: 20 } as const;

/** A row of a table with its entry; null if it has problems. */
interface ParsedRow extends BookRowDto {
  entry: BookEntryBody | null;
  print: string | null;
}

/** A row whose problems have no words yet. */
type JudgedRow = Omit<ParsedRow, 'problems'> & { found: ImportProblem[] };

interface ParsedBook {
  head: TableHead;
  rows: ParsedRow[];
  read: ReadFileDto;
}

/** Imports a client's table into the address book. */
@Injectable()
export class BookImport {
  constructor(
    private readonly database: Database,
    private readonly book: AddressBook,
    private readonly places: PlaceResolver,
    private readonly tables: SentTables,
    private readonly clock: Clock,
  ) {}

  async preview(dto: BookTableDto, file: UploadedFile | undefined, actor: Actor): Promise<BookPreviewDto> {
    const { head, rows, read } = await this.read(dto, file, actor);
    const of = (state: BookRowDto['state']) => rows.filter((row) => row.state === state);
    const [ready, known, wrong] = [of('ready'), of('known'), of('wrong')];
    const shown = dto.rows
      ? rows
      : [...wrong.slice(0, PREVIEW_ROWS.wrong), ...ready.slice(0, PREVIEW_ROWS.ready)];
    const given = ['weight', 'volume', 'deliveryDate', ...(dto.side === 'sender' ? ['name', 'phone'] : [])];
    return {
      ...read,
      columns: head.columns,
      missing: missingColumns(head.columns, given as ImportField[]),
      ready: ready.length,
      known: known.length,
      wrong: wrong.length,
      rows: shown.map(({ entry: _entry, print: _print, ...row }) => row),
    };
  }

  /** Adds new entries; idempotent for the same table. */
  async save(dto: BookTableDto, file: UploadedFile | undefined, actor: Actor): Promise<BookImportedDto> {
    const { rows } = await this.read(dto, file, actor);
    const usedAt = this.clock.now();
    const entries: UsedEntries = new Map();
    for (const { state, entry, print } of rows)
      if (state === 'ready' && entry && print) entries.set(print, { entry, usedAt });
    const all = [...entries];
    let added = 0;
    for (let at = 0; at < all.length; at += BATCH_SIZE)
      added += await this.book.add(actor, new Map(all.slice(at, at + BATCH_SIZE)));
    const wrong = rows.filter(({ state }) => state === 'wrong').length;
    const known = rows.length - wrong - all.length;
    return { added, known, wrong, left: all.length - added };
  }

  private async read(dto: BookTableDto, file: UploadedFile | undefined, actor: Actor): Promise<ParsedBook> {
    const sent = await this.tables.entries(dto, file, actor, MAX_BOOK_ENTRIES);
    const { table, head, orders, asked } = sent;
    const resolve = await this.places.resolver();
    const judged: JudgedRow[] = [];
    const turn = turns();
    for (const { read: order } of orders) {
      await turn();
      const place = await resolve(order);
      judged.push(rowOf(order, dto.side, place, head));
    }
    const same = sameCellsOf(
      judged.flatMap(({ found }) => found),
      table,
    );
    const rows = judged.map(({ found, ...row }): ParsedRow => {
      return { ...row, problems: found.map((problem) => problemView(problem, table, same)) };
    });
    await this.markKnown(rows, actor);
    return { head, read: sent.file, rows: asked ? rows.filter(({ row }) => asked.has(row)) : rows };
  }

  /** Marks rows whose entry exists in the book or earlier in the table. */
  private async markKnown(rows: ParsedRow[], { id: userId }: Actor): Promise<void> {
    const seen = new Set<string>();
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      const part = rows.slice(at, at + BATCH_SIZE);
      const entries = part.flatMap(({ entry }) => entry ?? []);
      for (const print of (await storedEntries(this.database.read, userId, entries)).keys()) seen.add(print);
      for (const row of part) {
        if (row.print === null) continue;
        if (seen.has(row.print)) row.state = 'known';
        seen.add(row.print);
      }
    }
  }
}

function rowOf(order: ImportedOrder, side: BookSide, place: string | null, head: TableHead): JudgedRow {
  const fields = bookEntryOf(side, order.values);
  const errors = Object.entries(problems(addressBookFields, fields)).map(
    ([name, texts]) => [orderNameOf(name), texts] as const,
  );
  // The file has no cell for the town's id, and an unresolved town already has a problem.
  const own = errors.filter(([name]) => name !== 'reciverAddressId');
  if (own.length < errors.length && !order.town) own.push(['reciverAddress', [MESSAGES.required]]);
  const found = [
    ...order.problems,
    ...problemsAtCells(order, Object.fromEntries(own), head.columns, labelOf),
  ];
  const entry = cleanFields(addressBookFields, fields);
  const isRight = found.length === 0;
  return {
    row: (order.rows[0] ?? 0) + 1,
    state: isRight ? 'ready' : 'wrong',
    person: bookPerson(entry),
    place: bookPlace(entry, place),
    found,
    entry: isRight ? entry : null,
    print: isRight ? printOf(entry) : null,
  };
}
