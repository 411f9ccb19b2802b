import { formatDateTime, plural, toMinsk } from '@shlyah/domain';
import type { StateRowDto } from './state.dto';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type StateRow = Omit<StateRowDto, 'title'>;

export const ok = (text: string): StateRow => ({ level: 'ok', text, advice: null, details: [] });
export const attention = (text: string, advice: string): StateRow => ({
  level: 'attention',
  text,
  advice,
  details: [],
});
export const trouble = (text: string, advice: string): StateRow => ({
  level: 'trouble',
  text,
  advice,
  details: [],
});

export const nbsp = '\u00a0';
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count}${nbsp}${plural(count, one, few, many)}`;

/** «3 минуты», «5 часов», «2 дня»: how long something has lasted. */
export function lasting(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  if (minutes < 60) return counted(minutes, 'минуту', 'минуты', 'минут');
  const hours = Math.round(ms / hourMs);
  if (hours < 48) return counted(hours, 'час', 'часа', 'часов');
  return counted(Math.round(hours / 24), 'день', 'дня', 'дней');
}

/** An instant as the rows tell it. */
export const moment = (at: Date): string => formatDateTime(toMinsk(at));
