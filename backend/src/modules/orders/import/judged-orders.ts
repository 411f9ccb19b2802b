import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  columnOf,
  MESSAGES,
  orderProblems,
  problemsAtCells,
  senderFields,
  type ImportedOrder,
  type TableHead,
} from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import type { PrintedOrder } from './known-rows';
import { NamedPlaces } from './named-places';
import { labelOf, unclearPlace } from './problem-words';

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

  async judged(read: readonly PrintedOrder[], head: TableHead): Promise<JudgedOrder[]> {
    const find = await this.places.finder();
    const judged: JudgedOrder[] = [];
    for (const [at, { read: order, print }] of read.entries()) {
      if (at % AT_ONCE === 0) await setImmediate();
      const found = await find(order.town, order.point);
      const sought = order.point ?? order.town;
      if (sought && found && !found.city)
        order.problems.push(unclearPlace(sought, found, order.point !== null));
      if (found?.city) name(order, found.city);
      order.problems.push(...this.problemsOf(order, head));
      judged.push({ read: order, destination: found?.city?.label ?? null, print });
    }
    return judged;
  }

  private problemsOf(order: ImportedOrder, head: TableHead) {
    const errors = orderProblems({ ...order.values, packages: order.packages }, this.clock.now());
    // The number of a town is no cell of the file; what is said once for all rows is told once.
    // Of a town that is named and not found it was said already.
    if (errors['reciverAddressId'] && !order.town) errors['reciverAddress'] = [MESSAGES.required];
    const hasDate = columnOf(head.columns, 'deliveryDate') !== undefined;
    const said = [...Object.keys(senderFields), 'reciverAddressId', ...(hasDate ? [] : ['deliveryDate'])];
    const own = Object.entries(errors).filter(([path]) => path === 'comment' || !said.includes(path));
    return problemsAtCells(order, Object.fromEntries(own), head.columns, labelOf);
  }
}

/** Writes the place that was found into the order. */
function name({ values, point }: ImportedOrder, { id, label }: { id: number; label: string }): void {
  Object.assign(values, point ? { recivePoint: id } : { reciverAddressId: id, reciverAddress: label });
}
