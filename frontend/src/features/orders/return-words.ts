import type { ReturnedDto } from '@shlyah/api-client';
import { formatDate, minskDay, plural, storageDay, storageWords } from '@shlyah/domain';
import type { Order } from './types';

/** «5 дней». */
export const daysIn = (count: number): string => `${count}\u00a0${plural(count, 'день', 'дня', 'дней')}`;

const dayMs = 24 * 60 * 60_000;
const daysSince = (time: string, now: Date): number =>
  Math.max(0, Math.round((Date.parse(minskDay(now)) - Date.parse(time.slice(0, 10))) / dayMs));

/** Where the ТТН of a delivered order is; null where none is to come back yet. */
export function ttnWords(order: Order, now: Date): string | null {
  if (!order.handedAt || !order.packages.some(({ returnTTN }) => returnTTN)) return null;
  if (order.ttnBackAt) return `вернулась ${formatDate(order.ttnBackAt)}`;
  const days = daysIn(daysSince(order.handedAt, now));
  return order.handover?.ttnTaken ? `у водителя, ${days}` : `ещё не вернулась, ${days}`;
}

/** «Вернули 03.12.2026: Анна Ковалёва», «храним, день 3 из 10»; null of an order whose cargo is not held. */
export function heldWords(order: Order, now: Date): string | null {
  if (order.cargoBackAt)
    return `вернули ${[formatDate(order.cargoBackAt), order.cargoBackTo].filter(Boolean).join(', ')}`;
  if (!order.heldSince) return null;
  return `храним, ${storageWords(storageDay(order.heldSince.slice(0, 10), minskDay(now)))}`;
}

/** «Отмечено: 3 заказа»; of what another person has ticked before, who did. */
export function tickedWords(results: readonly ReturnedDto[]): string {
  const done = results.filter(({ changed }) => changed).length;
  const [other] = results.filter(({ changed }) => !changed);
  const already = other?.backBy && `уже отмечено раньше: ${results.length - done}, ${other.backBy}`;
  const ticked = done > 0 && `отмечено: ${done}\u00a0${plural(done, 'заказ', 'заказа', 'заказов')}`;
  const words = [ticked, already].filter(Boolean).join(', ') || 'уже было так';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
