import type { TariffDifferenceDto, TariffVersionDto } from '@shlyah/api-client';
import { addDays, formatPrice, shownNumber, toKopecks, toMinsk } from '@shlyah/domain';

/** How many days ahead the договор promises to announce new prices. */
export const PROMISED_DAYS = 10;

/** «7 декабря», with the time where it is not midnight. */
export function momentWords(from: string): string {
  const [day = '', time = ''] = from.split(' ');
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString('ru', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  } as const);
  return time === '00:00' || time === '' ? words : `${words}, ${time}`;
}

/** The first day from which new prices keep the promise of the договор. */
export const promisedDay = (now = new Date()): string => addDays(toMinsk(now).slice(0, 10), PROMISED_DAYS);

/** A figure of the tariff: money of a region or of fragile cargo, a coefficient of a band. */
export function figureWords({ kind }: Pick<TariffDifferenceDto, 'kind'>, figure: number | null): string {
  if (figure === null) return '—';
  return kind === 'region' || kind === 'fragile'
    ? formatPrice(toKopecks(figure))
    : `×\u00a0${shownNumber(figure)}`;
}

/** «Гомельская область: 38.00 р → 40.00 р». */
export const differenceWords = (change: TariffDifferenceDto): string =>
  `${change.name}: ${figureWords(change, change.before)} → ${figureWords(change, change.after)}`;

export const STATES: Readonly<Record<TariffVersionDto['state'], string>> = {
  past: 'действовала',
  current: 'действует',
  coming: 'будет действовать',
};
