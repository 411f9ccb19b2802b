import { numbered } from '@shlyah/domain';
import { STOP_OUTCOME_WORDS } from './outcomes';
import type { CourierRun, CourierStop } from './wire';

/** Names a stop: an order may be fetched and delivered by one run. */
export const stopKey = ({ id, task }: Pick<CourierStop, 'id' | 'task'>): string => `${task}-${id}`;

/** What the desk may change, in the words of the driver. */
const FIELDS: readonly (readonly [words: string, fields: readonly (keyof CourierStop)[]])[] = [
  ['адрес', ['town', 'address', 'point']],
  ['получатель', ['person']],
  ['телефон', ['phone']],
  ['время', ['hours', 'deliveryDate', 'deliveryFrom', 'pickupDate', 'pickupFrom']],
  ['комментарий', ['comment']],
  ['груз', ['places', 'weight', 'fragile']],
  ['ТТН', ['returnTTN', 'ttn']],
];

const wordsOf = (words: string, { task }: CourierStop): string =>
  words === 'получатель' && task === 'fetch' ? 'отправитель' : words;

/** An outcome that the desk has recorded or taken back. */
function changedOutcome({ outcome: old }: CourierStop, { outcome: fresh }: CourierStop): string[] {
  if (old && !fresh) return ['исход снят'];
  return fresh && fresh.key === null && fresh.outcome !== old?.outcome
    ? [`исход «${STOP_OUTCOME_WORDS[fresh.outcome]}»`]
    : [];
}

/** What differs between two states of a stop, in words. */
function changedFields(old: CourierStop, fresh: CourierStop): string[] {
  if (old.carried !== fresh.carried) return [fresh.carried ? 'снова везём' : 'заказ отменён'];
  return FIELDS.filter(([, fields]) =>
    fields.some((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field])),
  ).map(([words]) => wordsOf(words, fresh));
}

/** What the desk has changed, by stop. */
export type News = Readonly<Record<string, readonly string[]>>;

/** A run on the screen: its stops keep their places as long as the page is open. */
export interface ShownRun {
  run: CourierRun;
  news: News;
  /** Stops that had ended when the page was opened: those that the desk ends later stay in the list. */
  folded: readonly string[];
}

/** A run as it is first shown. */
export const opened = (run: CourierRun): ShownRun => ({
  run,
  news: {},
  folded: run.stops.filter(({ outcome }) => outcome).map(stopKey),
});

const gone = (stop: CourierStop): CourierStop => ({ ...stop, carried: false });

/**
 * The run as the server answers it now, in the order on the screen: new stops go to the end, and those that have left the run
 * stay where they were, marked.
 */
export function refreshed({ run: shown, news, folded }: ShownRun, fresh: CourierRun): ShownRun {
  if (shown.id !== fresh.id) return opened(fresh);
  const byKey = new Map(fresh.stops.map((stop) => [stopKey(stop), stop]));
  const changed: Record<string, readonly string[]> = { ...news };
  const add = (key: string, words: string[]) => {
    if (words.length > 0) changed[key] = [...new Set([...(changed[key] ?? []), ...words])];
  };
  const stops = shown.stops.map((old) => {
    const key = stopKey(old);
    const now = byKey.get(key);
    byKey.delete(key);
    if (!now) {
      if (old.carried) add(key, ['снято с рейса']);
      return gone(old);
    }
    add(key, [...changedFields(old, now), ...changedOutcome(old, now)]);
    return now;
  });
  for (const [key, stop] of byKey) {
    add(key, ['новая остановка']);
    stops.push(stop);
  }
  return { run: { ...fresh, stops }, news: changed, folded };
}

/** «Диспетчер изменил № 125: адрес, телефон». */
export function newsWords(news: News, stops: readonly CourierStop[]): string[] {
  return stops.flatMap((stop) => {
    const words = news[stopKey(stop)];
    return words ? [`${numbered(stop.id)}: ${words.join(', ')}`] : [];
  });
}
