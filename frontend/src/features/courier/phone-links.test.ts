import { callHref, isSite, mapHref } from './phone-links';

const stop = { town: 'г. Гомель', address: 'ул. Советская, д. 12' };

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:0,0?q=', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'https://maps.apple.com/?q=', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'https://maps.apple.com/?q=', true],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://yandex.by/maps/?text=', true],
])('opens the map of %s', (device, begin, site) => {
  const href = mapHref(stop, device);
  expect(href.startsWith(begin)).toBe(true);
  expect(decodeURIComponent(href)).toContain('г. Гомель, ул. Советская, д. 12');
  expect(isSite(href)).toBe(site);
});

it('calls a number by its digits', () => {
  expect(callHref('+375 (29) 12-34-567')).toBe('tel:+375291234567');
});
