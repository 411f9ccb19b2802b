import type { ScanResult } from '@shlyah/api-client';
import { SCAN_STATUSES } from '@shlyah/domain';
import type { StatusTone } from '../../../ui/feedback/StatusBadge';
import { numbered } from '../../../ui/text';
import type { Tone } from './tones';
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
  closed: ['Заказ закрыт', 'bad'],
  needs_reason: ['Нужна причина', 'bad'],
  bad_time: ['Время не подходит', 'bad'],
  id_reused: ['Не принято', 'bad'],
  refused: ['Не принято', 'bad'],
};

export const BADGES: Record<Tone, StatusTone> = { good: 'done', attention: 'way', bad: 'stopped' };

/** A price is missing: the order is to be looked at. */
const isPriceless = ({ result, priceless }: Answer): boolean => result === 'applied' && priceless === true;

export const wordOf = (answer: Answer): string => RESULTS[answer.result][0];

export const toneOf = (answer: Answer): Tone =>
  isPriceless(answer) ? 'attention' : RESULTS[answer.result][1];

export const messageOf = (answer: Answer): string =>
  isPriceless(answer) ? `${answer.message}. Цена не назначена` : answer.message;

/** «В пути», «Рейс № 5». */
export function meaningWords({ action, status, run }: Meaning): string {
  if (action === 'status') return SCAN_STATUSES.find(({ id }) => id === status)?.name ?? 'Статус';
  if (action === 'run') return run ? `Рейс ${numbered(run)}` : 'Рейс';
  return action === 'receive' ? 'Принято на склад' : 'Найти';
}
