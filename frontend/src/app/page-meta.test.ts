import { defaultCompany } from '@shlyah/domain';
import { publicDescriptions, structuredData } from './page-meta';
import { publicTitles, titleOf } from './page-titles';
import { publicPageAt, publicPages } from './public-pages';

test('what search engines and a shared link say of each page and of the company', () => {
  expect(publicTitles(defaultCompany)).toMatchSnapshot();
  expect(publicDescriptions(defaultCompany)).toMatchSnapshot();
  expect(structuredData(defaultCompany, 'https://shlyah.by')).toMatchSnapshot();
});

test.each([
  ['ежедневно 08:00–22:00', 'Mo-Su 08:00-22:00'],
  ['по будням, с 09:00-18:00', 'Mo-Fr 09:00-18:00'],
  ['круглосуточно', undefined],
  ['по средам 08:00–22:00', undefined],
])('«%s» is %s for a machine', (hours, openingHours) => {
  expect(structuredData({ ...defaultCompany, hours }, '').openingHours).toBe(openingHours);
});

test.each([
  ['/servicesAndTariffs', '/servicesandtariffs'],
  ['/about/', '/about'],
  ['/', '/'],
])('%s is the page of %s', (address, page) => {
  expect(publicPageAt(address)).toBe(publicPages[page as keyof typeof publicPages]);
  expect(titleOf(defaultCompany, address)).toBe(publicTitles(defaultCompany)[page]);
});

test('other addresses are no public page', () => {
  expect(publicPageAt('/cabinet')).toBeUndefined();
  expect(titleOf(defaultCompany, '/cabinet')).toBeUndefined();
});
