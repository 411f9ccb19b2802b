import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ADDRESS_LABELS, addressBookFields, minskDay, type BookSide } from '@shlyah/domain';
import { Clock } from '../../platform/common/clock';
import { CSV, writeCsv } from '../../platform/files/csv-file';
import type { SentFile } from '../../platform/files/send-file';
import type { Cell, TableColumn } from '../../platform/files/table';
import { writeSheet, XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { Journal } from '../../platform/journal/journal';
import { AddressBook } from './address-book.service';
import type { BookEntryDto, BookExportQuery } from './dto/book-entry.dto';

/** Entries per read. */
const PAGE = 500;

const NAMES: Readonly<Record<BookSide, string>> = { receiver: 'Получатели', sender: 'Места забора' };

/** A column of the export and its value for an entry. */
interface BookColumn extends TableColumn {
  of: (entry: BookEntryDto) => Cell;
}

/** The columns for a side; an import recognises their titles. */
function columnsOf(side: BookSide): BookColumn[] {
  const { organization, name, phone, note, hours } = addressBookFields;
  const person: BookColumn[] = [
    { title: organization.label, width: 26, of: (entry) => entry.organization },
    { title: name.label, width: 26, of: (entry) => entry.name },
    { title: phone.label, format: 'phone', of: (entry) => entry.phone },
  ];
  return [
    ...(side === 'receiver' ? person : []),
    { title: ADDRESS_LABELS.city, width: 26, of: ({ city }) => city },
    { title: ADDRESS_LABELS.street, width: 26, of: ({ street }) => street },
    { title: ADDRESS_LABELS.house, width: 9, of: ({ house }) => house },
    { title: ADDRESS_LABELS.housing, width: 9, of: ({ housing }) => housing },
    { title: ADDRESS_LABELS.entrance, width: 9, of: ({ entrance }) => entrance },
    { title: ADDRESS_LABELS.floor, width: 9, of: ({ floor }) => floor },
    { title: ADDRESS_LABELS.flat, width: 9, of: ({ flat }) => flat },
    { title: 'Пункт', width: 30, of: ({ point }) => point },
    { title: note.label, width: 30, of: (entry) => entry.note },
    { title: hours.label, width: 20, of: (entry) => entry.hours },
    { title: 'Последний заказ', format: 'minute', of: ({ usedAt }) => usedAt },
  ];
}

/** Streams one side of an address book as a file. */
@Injectable()
export class BookExport {
  constructor(
    private readonly book: AddressBook,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  make(query: BookExportQuery, caller: Actor): SentFile {
    const day = minskDay(this.clock.now());
    const mime = query.format === 'csv' ? CSV : XLSX;
    return {
      name: `${NAMES[query.side]} ${day}.${query.format}`,
      mime,
      bytes: () => this.bytes(query, caller),
    };
  }

  private async bytes({ format, ...filter }: BookExportQuery, caller: Actor): Promise<Readable> {
    const words = ['Адресная книга', NAMES[filter.side].toLowerCase(), format];
    await this.journal.note({
      kind: 'exported',
      account: caller.id,
      actor: caller,
      detail: [...words, ...(filter.search ? ['поиск'] : [])].join(', '),
    });
    const columns = columnsOf(filter.side);
    const pages = this.pages(filter, caller);
    const rows = async function* (): AsyncGenerator<Cell[]> {
      for await (const entries of pages) {
        for (const entry of entries) yield columns.map(({ of }) => of(entry));
        await setImmediate();
      }
    };
    return format === 'csv' ? writeCsv(columns, rows()) : writeSheet(columns, rows(), NAMES[filter.side]);
  }

  private async *pages(filter: Omit<BookExportQuery, 'format'>, caller: Actor) {
    for (let last: number | undefined; ;) {
      const entries = await this.book.nextEntries(filter, caller, PAGE, last);
      if (entries.length === 0) return;
      yield entries;
      last = entries.at(-1)?.id;
    }
  }
}
