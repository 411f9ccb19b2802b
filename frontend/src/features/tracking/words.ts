import { formatDeadline } from '@shlyah/domain';
import type { TrackingDto } from '@shlyah/api-client';

/** Place of a parcel in one sentence by its status (docs/contract.md#statuses). */
const sentences: Readonly<Record<number, (parcel: TrackingDto) => string>> = {
  1: () => 'Заказ оформлен, менеджер его проверяет',
  2: () => 'Заказ принят, скоро заберём посылку у отправителя',
  3: () => 'Забираем посылку у отправителя',
  4: ({ point }) => (point ? 'Посылка едет в пункт выдачи' : 'Посылка едет к получателю'),
  5: ({ point }) => (point ? 'Посылку можно забрать в пункте выдачи' : 'Посылка готова к передаче'),
  6: () => 'Посылка доставлена',
  7: ({ failure }) => `Вручить посылку не удалось${failure ? `: ${failure}` : ''}`,
  8: () => 'Посылка возвращается отправителю',
  9: () => 'Заказ отменён',
};

/** The status that a parcel has now. */
export const statusOf = ({ passed }: TrackingDto): TrackingDto['passed'][number] | undefined => passed.at(-1);

export function headline(parcel: TrackingDto): string {
  const status = statusOf(parcel);
  return sentences[status?.id ?? 0]?.(parcel) ?? status?.name ?? '';
}

/** The next stage or action; null when the headline suffices. */
export function whatNext(parcel: TrackingDto, at: string): string | null {
  const expected = parcel.ahead.find((status) => status.expected !== null)?.expected;
  if (expected && expected < at)
    return `Обещали ${formatDeadline(expected, parcel.deliveryFrom)} — задерживается. Позвоните нам, и мы скажем, когда она будет.`;
  if (expected)
    return `${parcel.point ? 'Привезём в пункт' : 'Доставим'} ${formatDeadline(expected, parcel.deliveryFrom)}.`;
  if (parcel.nextTry) return `Привезём снова ${formatDeadline(parcel.nextTry, parcel.deliveryFrom)}.`;
  const { id = 0 } = statusOf(parcel) ?? {};
  return id === 5 && !parcel.point ? null : (advice[id] ?? null);
}

const advice: Readonly<Record<number, string>> = {
  5: 'Приходите в часы работы пункта.',
  7: 'Позвоните нам, и мы договоримся о другом дне.',
  8: 'Если это ошибка, позвоните нам или отправителю.',
  9: 'Отменили по ошибке? Свяжитесь с отправителем.',
};

/** Statuses after which nothing happens any more: delivered and cancelled. */
export const isOver = (parcel: TrackingDto): boolean => [6, 9].includes(statusOf(parcel)?.id ?? 0);
