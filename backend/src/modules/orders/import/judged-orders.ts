import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  columnOf,
  courierNote,
  MESSAGES,
  orderProblems,
  problemsAtCells,
  senderFields,
  type Calendar,
  type ImportedOrder,
  type TableHead,
} from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import type { PrintedOrder } from './known-rows';
import { labelOf } from '../../../platform/files/import/problem-words';
import { NamedPlaces } from '../../points';

/** Orders that are checked before other requests have their turn. */
const AT_ONCE = 20;

/** An order of a table with its town or point found and its fields checked. */
export interface JudgedOrder extends PrintedOrder {
  /** The town or point in words; null where it was not found. */
  destination: string | null;
}

/** Checks the orders of a table as a single order is checked, and tells what is wrong at its cells. */
@Injectable()
export class OrderJudge {
  constructor(
    private readonly places: NamedPlaces,
    private readonly clock: Clock,
  ) {}

  async judged(read: readonly PrintedOrder[], head: TableHead, calendar: Calendar): Promise<JudgedOrder[]> {
    const locate = await this.places.locator();
    const judged: JudgedOrder[] = [];
    for (const [at, { read: order, print }] of read.entries()) {
      if (at % AT_ONCE === 0) await setImmediate();
      const destination = await locate(order);
      const { reciverComment: note = null, hours = null } = order.values as {
        reciverComment?: string;
        hours?: string;
      };
      if (hours) order.values['reciverComment'] = courierNote({ note, hours });
      order.problems.push(...this.problemsOf(order, head, calendar));
      judged.push({ read: order, destination, print });
    }
    return judged;
  }

  private problemsOf(order: ImportedOrder, head: TableHead, calendar: Calendar) {
    const sent = { ...order.values, packages: order.packages };
    const errors = orderProblems(sent, { now: this.clock.now(), calendar });
    // The number of a town is no cell of the file; what is said once for all rows is told once.
    // Of a town that is named and not found it was said already.
    if (errors['reciverAddressId'] && !order.town) errors['reciverAddress'] = [MESSAGES.required];
    const hasDate = columnOf(head.columns, 'deliveryDate') !== undefined;
    const said = [...Object.keys(senderFields), 'reciverAddressId', ...(hasDate ? [] : ['deliveryDate'])];
    const own = Object.entries(errors).filter(([path]) => path === 'comment' || !said.includes(path));
    return problemsAtCells(order, Object.fromEntries(own), head.columns, labelOf);
  }
}
