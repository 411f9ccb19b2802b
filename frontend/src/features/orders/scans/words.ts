import type { RunCountDto, ScanResult, ScanTakenBackDto } from '@shlyah/api-client';
import { plural, SCAN_STATUSES } from '@shlyah/domain';
import type { StatusTone } from '../../../ui/feedback/StatusBadge';
import { nbsp, numbered } from '../../../ui/text';
import type { Tone } from '../../../shared/tones';
import type { Answer, Meaning } from './shift';

const RESULTS: Record<ScanResult, readonly [word: string, tone: Tone]> = {
  applied: ['Готово', 'good'],
  counted: ['Есть ещё места', 'good'],
  found: ['Найден', 'good'],
  twice: ['Уже отмечено', 'attention'],
  unknown: ['Не найдено', 'bad'],
  no_place: ['Какое место?', 'attention'],
  other_run: ['Другой рейс', 'bad'],
  run_left: ['Рейс уехал', 'bad'],
  no_run: ['Рейса нет', 'bad'],
  later: ['Назад нельзя', 'bad'],
  outdated: ['Позже решили иначе', 'bad'],
  closed: ['Заказ закрыт', 'bad'],
  needs_reason: ['Нужна причина', 'bad'],
  bad_time: ['Время не подходит', 'bad'],
  id_reused: ['Не принято', 'bad'],
  refused: ['Не принято', 'bad'],
  test: ['Тестовая этикетка', 'bad'],
};

export const BADGES: Record<Tone, StatusTone> = { good: 'done', attention: 'way', bad: 'stopped' };

export const wordOf = (answer: Answer): string => RESULTS[answer.result][0];

/** Done is done whatever the price. */
export const toneOf = ({ result }: Answer): Tone => RESULTS[result][1];

/** A missing price is told beside what was done: the order is to be looked at. */
export const messageOf = ({ result, priceless, message }: Answer): string =>
  result === 'applied' && priceless === true ? `${message}. Цена не назначена` : message;

/** «41 из 65 мест рейса № 11». */
export const runCountWords = ({ scanned, places }: RunCountDto, run: number): string =>
  `${scanned}${nbsp}из${nbsp}${places} ${plural(places, 'места', 'мест', 'мест')} рейса ${numbered(run)}`;

/** The answer to taking scans back. */
export interface TakenBack {
  word: string;
  text: string;
  isWhole: boolean;
}

/** «Вернули как было: 5 сканирований», with the reason of the first that was not. */
export function takenBackWords(results: readonly ScanTakenBackDto[]): TakenBack {
  const refused = results.filter(({ statusCode }) => statusCode !== 200);
  const back = results.length - refused.length;
  const [first] = refused;
  if (first && back === 0) return { word: 'Не отменено', text: first.message, isWhole: false };
  if (first) {
    const text = `Вернули ${back} из ${results.length}. ${first.message}`;
    return { word: 'Отменено не всё', text, isWhole: false };
  }
  const [one] = results;
  const counted = `${back} ${plural(back, 'сканирование', 'сканирования', 'сканирований')}`;
  const what = results.length === 1 && one?.order ? numbered(one.order) : counted;
  return { word: 'Отменено', text: `Вернули как было: ${what}`, isWhole: true };
}

/** «В пути», «Рейс № 5». */
export function meaningWords({ action, status, run }: Meaning): string {
  if (action === 'status') return SCAN_STATUSES.find(({ id }) => id === status)?.name ?? 'Статус';
  if (action === 'run') return run ? `Рейс ${numbered(run)}` : 'Рейс';
  return action === 'receive' ? 'Принято на склад' : 'Найти';
}
