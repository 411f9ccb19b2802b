import { Injectable } from '@nestjs/common';
import { CANCELED, NEW_ORDER_STATUS } from '@shlyah/domain';
import { Not, type EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { ABSENT, invalid, notFound } from '../../../platform/http/errors';
import { Notifications } from '../../notifications/notifications';
import {
  MOST_OF_IMPORT,
  type CancelImportDto,
  type CanceledImportDto,
  type OrderOfImportDto,
} from '../dto/program-imports.dto';
import type { OrderDto } from '../dto/order.dto';
import { Order } from '../model/order.entity';
import { OrderReader } from '../read/order-reader';
import { EditOrderService } from '../write/edit-order.service';

/** Recorded in the history of each order. */
const REASON = 'Отменена вся загрузка из файла';

/** The orders of one import: read and canceled together. */
@Injectable()
export class ImportedOrders {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly editing: EditOrderService,
    private readonly notifications: Notifications,
  ) {}

  async list(importId: string, actor: Actor): Promise<OrderOfImportDto[]> {
    const { read } = this.database;
    const orders = await this.reader.byIds(read, await this.idsOf(read, importId, actor));
    return orders.map(viewOf);
  }

  /**
   * Cancels the orders that are still new, all in one unit of work with one letter. They give up their rows and own numbers, so that the
   * mended rows can be ordered. Repeated calls cancel what has become new since, usually nothing.
   */
  cancel({ importId, reason }: CancelImportDto, actor: Actor): Promise<CanceledImportDto> {
    return this.database.write(async (tx) => {
      const ids = await this.idsOf(tx, importId, actor);
      const { changed, unchanged } = await this.editing.changeAll(tx, ids, {
        changeOf: ({ status }) =>
          status.id === NEW_ORDER_STATUS ? { status: CANCELED, externalId: null } : null,
        actor,
        context: { reason: reason ? `${REASON}: ${reason}` : REASON, isOfCanceledImport: true },
      });
      const canceled = changed.map(({ before }) => before);
      // Another call may have canceled some since they were found.
      const left = unchanged.filter(({ status }) => status.id !== CANCELED);
      if (canceled.length > 0)
        await this.notifications.announce(tx, { kind: 'importCanceled', userId: actor.id, canceled, left });
      return { canceled: changed.map(({ after }) => viewOf(after)), left: left.map(viewOf) };
    });
  }

  /** The ids of those that are not canceled, in the order of placing; those of test orders descend. */
  private async idsOf(manager: EntityManager, importId: string, actor: Actor): Promise<number[]> {
    const where = { userId: actor.id, mode: callerMode(actor), importId };
    const found = await manager.find(Order, {
      select: { id: true },
      where: { ...where, statusId: Not(CANCELED) },
      take: MOST_OF_IMPORT + 1,
    });
    if (found.length === 0 && !(await manager.existsBy(Order, where))) throw notFound(ABSENT.import);
    if (found.length > MOST_OF_IMPORT)
      throw invalid({
        importId: [
          `В загрузке больше ${MOST_OF_IMPORT} заказов, разом столько не отменить. Отменяйте их по одному.`,
        ],
      });
    return found.map(({ id }) => id).sort((one, other) => Math.abs(one) - Math.abs(other));
  }
}

const viewOf = ({ id, externalId, status }: OrderDto): OrderOfImportDto => ({ id, externalId, status });
