import { fromMinsk, isDay, MESSAGES } from '@shlyah/domain';

const isMinute = (time: string): boolean => fromMinsk(`2000-01-01 ${time}`) !== null;

/**
 * A message about a date as a form says it. The API names the format of the wire; a person types into fields of another
 * one, and needs to know which of the two, the day or the time, is not right.
 */
export function inFieldsFormat(problem: string, value: unknown): string {
  if (problem === MESSAGES.day) return 'Укажите дату: ДД.ММ.ГГГГ';
  if (problem !== MESSAGES.date) return problem;
  const [day = '', time = '', ...rest] = typeof value === 'string' ? value.trim().split(' ') : [];
  if (isDay(day)) return 'Укажите время: ЧЧ:ММ';
  return isMinute(time) && rest.length === 0
    ? 'Укажите дату: ДД.ММ.ГГГГ'
    : 'Укажите дату и время: ДД.ММ.ГГГГ ЧЧ:ММ';
}
