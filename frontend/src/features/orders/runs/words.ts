import type { RunOrderDto, RunState, RunSummaryDto, StopChangeDto } from '@shlyah/api-client';
import {
  formatDate,
  formatPrice,
  kilograms,
  momentWords,
  places,
  plural,
  shownNumber,
  STOP_WORDS,
  stopChangeWords,
  takerWords,
  toKopecks,
} from '@shlyah/domain';
import type { StatusTone } from '../../../ui/feedback/StatusBadge';
import { nbsp, numbered } from '../../../ui/text';
import { ordersIn } from '../words';

const STATES: Record<RunState | 'returned', { word: string; tone: StatusTone }> = {
  open: { word: 'Собирается', tone: 'new' },
  left: { word: 'Уехал', tone: 'way' },
  returned: { word: 'Вернулся', tone: 'done' },
};

/** The state of a run; one that came back has left before. */
export const runState = ({ state, returnedAt }: Pick<RunSummaryDto, 'state' | 'returnedAt'>) =>
  STATES[returnedAt ? 'returned' : state];

/** «12 заказов, 20 мест, 45.5 кг, 0.4 м³, 120.50 р». */
export const totalsWords = ({
  ordersCount,
  placesCount,
  weight,
  volume,
  price,
}: Omit<RunSummaryDto, 'fitting' | 'conflicts'>): string =>
  [
    ordersIn(ordersCount),
    places(placesCount),
    kilograms(weight),
    `${shownNumber(volume)}${nbsp}м³`,
    formatPrice(toKopecks(price)),
  ].join(', ');

/** «12 из 41, 2 не вручены» of a run that has left; of another one the number of its orders. */
export function progressWords({
  state,
  ordersCount,
  doneCount,
  failedCount,
}: Pick<RunSummaryDto, 'state' | 'ordersCount' | 'doneCount' | 'failedCount'>): string {
  if (state === 'open') return String(ordersCount);
  const failed = `${failedCount}${nbsp}${plural(failedCount, 'не вручён', 'не вручены', 'не вручены')}`;
  return [`${doneCount}${nbsp}из${nbsp}${ordersCount}`, failedCount > 0 && failed].filter(Boolean).join(', ');
}

/** «№ 5, Игорь Савич, Ford Transit». */
export const runWords = ({ id, driver, car }: Pick<RunSummaryDto, 'id' | 'driver' | 'car'>): string =>
  [numbered(id), driver ?? 'без водителя', car].filter(Boolean).join(', ');

export const runTitle = ({ id, day }: Pick<RunSummaryDto, 'id' | 'day'>): string =>
  `Рейс ${numbered(id)} на ${formatDate(day)}`;

type Changed = Pick<RunSummaryDto, 'version' | 'changedBy' | 'changedWhat'>;

/** «Изменён: Ольга Кравец, № 125: дом получателя»; of a run whose orders alone have changed no author is known. */
export const changedWords = ({ version }: Changed, fresh: Changed | null): string =>
  fresh && fresh.version > version ? `Изменён: ${withWhat(fresh.changedBy, fresh)}` : 'Изменились заказы';

/** «Рейс тем временем изменили: Ольга Кравец, 27.11.2026 14:20, № 125: дом получателя. Проверьте его и повторите.» */
export const changedMeanwhile = (by: string, fresh?: Pick<Changed, 'changedWhat'>): string =>
  `Рейс тем временем изменили: ${withWhat(by, fresh)}. Проверьте его и повторите.`;

/** The author and the orders and fields that have changed; of a change of the run itself the author alone. */
const withWhat = (by: string, fresh: Pick<Changed, 'changedWhat'> | undefined): string =>
  [by, fresh?.changedWhat].filter(Boolean).join(', ');

/** «После выезда изменено: 1»; null where the driver was told of all. */
export const changedAfterLeavingWords = ({
  changedAfterLeaving,
}: Pick<RunSummaryDto, 'changedAfterLeaving'>): string | null =>
  changedAfterLeaving > 0 ? `После выезда изменено: ${changedAfterLeaving}` : null;

/** «2 расхождения с водителем». */
export const conflictsWords = (count: number): string =>
  `${count}\u00a0${plural(count, 'расхождение', 'расхождения', 'расхождений')} с\u00a0водителем`;

/** «Водитель: вручено 11:42, Пётр Сидоров, сотрудник»; null where the driver has told nothing from the road. */
export function driverWords({ outcome, handover }: Pick<RunOrderDto, 'outcome' | 'handover'>): string | null {
  if (outcome === null || handover?.source !== 'courier') return null;
  const told = [STOP_WORDS[outcome], handover.date?.slice(11)].filter(Boolean).join(' ');
  const clock = handover.sure === 'phone' && 'часы телефона';
  return [`Водитель: ${told}`, clock, takerWords(handover)].filter(Boolean).join(', ');
}

/** «дом получателя: было 12, стало 14, Ольга Кравец, 9:10». */
export const stopChangeLine = (change: StopChangeDto, today: string): string =>
  [stopChangeWords(change), change.by, momentWords(change.at, today)].join(', ');
