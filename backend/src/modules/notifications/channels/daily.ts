import { addDays, fromMinsk, plural, toMinsk } from '@shlyah/domain';
import type { Notice } from './notice';

/** When the letter of the day goes, by Minsk. */
const DAILY_AT = '18:00';

/** When a notice of this moment is sent: today if the time to undo its change ends before, else tomorrow. */
export function dailyAt(now: Date, holdMs: number): Date {
  const earliest = toMinsk(new Date(now.getTime() + holdMs));
  const day = earliest.slice(0, 10);
  const at = earliest.slice(11) < DAILY_AT ? day : addDays(day, 1);
  return fromMinsk(`${at} ${DAILY_AT}`) ?? now;
}

/** The letter of the day: what each notice is about, and where to read it; a lone notice goes as it is. */
export function dailyNotice(notices: readonly [Notice, ...Notice[]]): Notice {
  const [first, ...others] = notices;
  if (others.length === 0) return first;
  const count = `${notices.length}\u00a0${plural(notices.length, 'новость', 'новости', 'новостей')}`;
  const [greeting = ''] = first.parts;
  return {
    ...first,
    subject: `Ваши заказы за день: ${count}`,
    parts: [
      greeting,
      ...notices.flatMap(({ subject, parts }) => {
        const link = parts.find((part) => typeof part !== 'string' && 'link' in part);
        return link ? [subject, { ...link, main: false }] : [subject];
      }),
    ],
  };
}
