import type { CourierStop } from './wire';

/** «+375 (29) 12-34-567» as an address to call. */
export const callHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** «г. Гомель, ул. Советская, д. 12» without the mark of a point. */
export const placeOf = ({ town, address }: Pick<CourierStop, 'town' | 'address'>): string =>
  [town, address?.replace(/^Пункт: /, '')].filter(Boolean).join(', ');

/** Whether a link leaves the page for another site; `geo:` opens an application, and a new tab would stay empty. */
export const isSite = (href: string): boolean => href.startsWith('https:');

/** The address in the map of the phone: Android and Apple have one of their own. */
export function mapHref(stop: Pick<CourierStop, 'town' | 'address'>, device: string): string {
  const place = encodeURIComponent(placeOf(stop));
  if (/Android/.test(device)) return `geo:0,0?q=${place}`;
  return /iPhone|iPad|Macintosh/.test(device)
    ? `https://maps.apple.com/?q=${place}`
    : `https://yandex.by/maps/?text=${place}`;
}
