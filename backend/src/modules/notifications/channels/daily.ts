import { addDays, fitSms, fromMinsk, plural, toMinsk } from '@shlyah/domain';
import type { Notice, OrderChange } from './notice';

/** When the letter of the day goes, by Minsk. */
const DAILY_AT = '18:00';

/** When a notice of this moment is sent: today if the time to undo its change ends before, else tomorrow. */
export function dailyAt(now: Date, holdMs: number): Date {
  const earliest = toMinsk(new Date(now.getTime() + holdMs));
  const day = earliest.slice(0, 10);
  const at = earliest.slice(11) < DAILY_AT ? day : addDays(day, 1);
  return fromMinsk(`${at} ${DAILY_AT}`) ?? now;
}

/** One letter of many, about changes of orders or about all of a day; a lone notice goes as it is. */
export function jointNotice(notices: readonly [Notice, ...Notice[]]): Notice {
  const [first, ...others] = notices;
  if (others.length === 0) return first;
  const changes = notices.flatMap(({ change }) => change ?? []);
  return changes.length === notices.length ? changesNotice(first, changes) : dailyNotice(notices);
}

/** What each notice is about, and where to read it. */
function dailyNotice(notices: readonly [Notice, ...Notice[]]): Notice {
  const [first] = notices;
  const count = `${notices.length}\u00a0${plural(notices.length, 'новость', 'новости', 'новостей')}`;
  const [greeting = ''] = first.parts;
  return {
    ...first,
    subject: `Ваши заказы за день: ${count}`,
    parts: [
      greeting,
      ...notices.flatMap(({ subject, change, parts }) => {
        const link = parts.find((part) => typeof part !== 'string' && 'link' in part);
        const facts = change ? [{ facts: change.facts }] : [];
        return link ? [subject, ...facts, { ...link, main: false }] : [subject, ...facts];
      }),
    ],
  };
}

/** Orders that have changed, those with the same change together. */
function changesNotice(first: Notice, changes: readonly OrderChange[]): Notice {
  const alike = new Map<string, OrderChange[]>();
  for (const change of changes) {
    const key = JSON.stringify(change.facts);
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  const [news, ...otherNews] = new Set(changes.map((change) => change.news));
  const count = ordersIn(changes.length);
  const subject =
    news !== undefined && otherNews.length === 0
      ? `${count.replace('\u00a0', ' ')}: ${news}`
      : `Изменили ${count.replace('\u00a0', ' ')}`;
  const [greeting = ''] = first.parts;
  const orders = changes.at(0)?.orders;
  return {
    ...first,
    subject,
    parts: [
      greeting,
      `Мы изменили ${count}.`,
      ...[...alike.values()].flatMap((group) => [
        `${group.length === 1 ? 'Заказ' : 'Заказы'} ${group.map(({ order }) => order).join(', ')}:`,
        { facts: group[0]?.facts ?? [] },
      ]),
      'Если так не подходит, позвоните нам.',
      ...(orders ? [{ ...orders, main: true }] : []),
    ],
    ...(first.short !== undefined && {
      short: fitSms(
        `${first.from}. ${subject}. ${orders?.link ?? ''}`,
        `${first.from}. ${subject}.`,
        subject,
      ),
    }),
  };
}

const ordersIn = (count: number): string => `${count}\u00a0${plural(count, 'заказ', 'заказа', 'заказов')}`;
