import { toByn, vatIn } from '@shlyah/domain';
import type { MonthFiguresDto } from '../dto/month.dto';
import type { PriceGroup } from './month-queries';

/** The figures of a client or of many; sums in kopecks. */
export class MonthFigures {
  orders = 0;
  sum = 0;
  vat = 0;
  noPrice = 0;
  awaiting = 0;
  noEnd = 0;

  /**
   * Adds orders handed over at one price. The VAT of each order is rounded on its own, half up, so that it equals the sum over the lines
   * of a paper.
   */
  addDelivered({ price, count }: Pick<PriceGroup, 'price' | 'count'>, vatPercent: number | null): void {
    const orders = Number(count);
    this.orders += orders;
    if (price === null) this.noPrice += orders;
    this.sum += orders * (price ?? 0);
    this.vat += orders * vatIn(price ?? 0, vatPercent ?? 0);
  }

  /** In BYN; `vat` is null where the company charges none. */
  view(vatPercent: number | null): MonthFiguresDto {
    const { orders, sum, vat, noPrice, awaiting, noEnd } = this;
    return {
      orders,
      sum: toByn(sum),
      vat: vatPercent === null ? null : toByn(vat),
      noPrice,
      awaiting,
      noEnd,
    };
  }
}

/** A client's figures; `newest` is the last order that tells the client's name. */
export interface ClientMonth {
  user: number;
  isFirm: boolean;
  newest: number;
  figures: MonthFigures;
}

/** The figures of each client; a client who became a firm within the month stands twice. */
export function figuresOfClients(
  groups: Record<'delivered' | 'awaiting' | 'noEnd', readonly PriceGroup[]>,
  vatPercent: number | null,
): ClientMonth[] {
  const clients = new Map<string, ClientMonth>();
  const clientOf = ({ userId, isFirm, newest }: PriceGroup): MonthFigures => {
    const key = `${userId} ${Boolean(isFirm)}`;
    const client = clients.get(key) ?? {
      user: userId ?? 0,
      isFirm: Boolean(isFirm),
      newest,
      figures: new MonthFigures(),
    };
    client.newest = Math.max(client.newest, newest);
    clients.set(key, client);
    return client.figures;
  };
  for (const group of groups.delivered) clientOf(group).addDelivered(group, vatPercent);
  for (const group of groups.awaiting) clientOf(group).awaiting += Number(group.count);
  for (const group of groups.noEnd) clientOf(group).noEnd += Number(group.count);
  return [...clients.values()];
}

/** The figures of several clients together. */
export function together(clients: readonly ClientMonth[]): MonthFigures {
  const total = new MonthFigures();
  for (const { figures } of clients)
    for (const name of ['orders', 'sum', 'vat', 'noPrice', 'awaiting', 'noEnd'] as const)
      total[name] += figures[name];
  return total;
}
