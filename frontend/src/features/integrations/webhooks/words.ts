import { EVENTS, formatDateTime, plural, MAX_WAITING_EVENTS, type EventType } from '@shlyah/domain';
import type { StatusTone } from '../../../ui/feedback/StatusBadge';
import type { Delivery, Webhook } from '../types';

interface StateBadge {
  tone: StatusTone;
  text: string;
}

/** State of an address. */
export function webhookState({ state, failingSince }: Webhook): StateBadge {
  if (state === 'unproved') return { tone: 'way', text: 'Ждём ответа на проверку' };
  if (state === 'off') return { tone: 'quiet', text: 'Остановлен вами' };
  if (state === 'gone') return { tone: 'stopped', text: 'Остановлен: адрес ответил 410' };
  if (state === 'failed') return { tone: 'stopped', text: 'Остановлен: три дня без ответа' };
  return failingSince === null
    ? { tone: 'done', text: 'Работает' }
    : { tone: 'way', text: `Не доходят с ${formatDateTime(failingSince)}` };
}

export const DELIVERY_STATES: Record<Delivery['state'], StateBadge> = {
  waiting: { tone: 'way', text: 'Ждёт' },
  delivered: { tone: 'done', text: 'Принято' },
  failed: { tone: 'stopped', text: 'Не доставлено' },
};

/** Events of an address, in words. */
export const typesText = (types: readonly string[]): string =>
  types.length === 0 ? 'Все события' : types.map((type) => EVENTS[type as EventType] ?? type).join('; ');

/** Backlog of an address, times of the last and the next try; empty when there are none. */
export function triesText({ state, waiting, triedAt, nextAt }: Webhook): string {
  const behind = `${waiting} ${plural(waiting, 'событие', 'события', 'событий')}`;
  // Above that the feed holds events that are not counted.
  const most = `${MAX_WAITING_EVENTS} событий и больше`;
  const parts = [
    waiting > 0 && `Отстаёт на ${waiting < MAX_WAITING_EVENTS ? behind : most}`,
    triedAt && `последняя попытка ${formatDateTime(triedAt)}`,
    nextAt && `следующая попытка ${formatDateTime(nextAt)}`,
    state !== 'on' &&
      `события ждут 90 дней и придут по порядку, когда ${state === 'unproved' ? 'адрес ответит' : 'вы включите адрес'}`,
  ];
  const text = parts.filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
