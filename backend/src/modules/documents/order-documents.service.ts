import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { shownOrderNumber } from '@shlyah/domain';
import { Quotas } from '../../platform/access/quotas';
import { Database } from '../../platform/database/database';
import type { SentFile } from '../../platform/files/send-file';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, orNotFound, notFound } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { CompanyService } from '../company/company.service';
import { PublicOrderReader, type Order } from '../orders';
import { OrderSelection } from './order-selection';
import { DocumentReader } from './document-reader';
import { DocumentsService } from './documents.service';
import type { OrderSelectionQuery } from './dto/order-selection.dto';
import { zayavka } from './kinds/zayavka';
import { downloadRecords } from './download-records';

/** Renders the заявки of many orders as one workbook, a sheet per order. */
@Injectable()
export class OrderDocumentsService {
  constructor(
    private readonly database: Database,
    private readonly selection: OrderSelection,
    private readonly orders: PublicOrderReader,
    private readonly reader: DocumentReader,
    private readonly company: CompanyService,
    private readonly documents: DocumentsService,
    private readonly quotas: Quotas,
    private readonly journal: Journal,
  ) {}

  /** 404 if the caller may not see one of the orders. */
  async make(query: OrderSelectionQuery, caller: Actor): Promise<SentFile> {
    const chosen = await this.selection.ids(query, caller);
    const seen = orNotFound(await this.orders.allVisible(this.database.read, chosen, caller), ABSENT.order);
    await this.quotas.take('papers', caller, chosen.length);
    const [first = 0] = chosen;
    const name = chosen.length === 1 ? `Заявка № ${shownOrderNumber(first)}` : `Заявки (${chosen.length})`;
    const orders = seen.map(({ order }) => order);
    return { name: `${name}.xlsx`, mime: zayavka.mime, bytes: () => this.bytes(orders, caller) };
  }

  private async bytes(orders: Order[], caller: Actor): Promise<Buffer> {
    const ids = orders.map(({ id }) => id);
    const company = await this.company.read();
    const sheets = [];
    for (const id of ids) {
      const source = await this.reader.read({ order_id: id });
      const { data, qr, across = '' } = zayavka.fill({ ...source, company }).job;
      sheets.push({ data, qr, across, mark: shownOrderNumber(id) });
      // Yields to other requests: the embedded database is synchronous.
      await setImmediate();
    }
    const bytes = await this.documents.render({ template: zayavka.template, sheets }, caller);
    await this.database.write(async (tx) => {
      // An order may have been deleted meanwhile.
      if (!(await this.orders.allVisible(tx, ids, caller))) throw notFound(ABSENT.order);
      await this.journal.record(tx, ...downloadRecords('Заявки', orders, caller));
    });
    return bytes;
  }
}
