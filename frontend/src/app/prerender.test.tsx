import { defaultCompany } from '@shlyah/domain';
import { answerApi } from '../../test/api';
import { drawSite, sources } from './prerender';

const site = {
  company: { ...defaultCompany, name: '«Шлях» <&>', version: 1 },
  address: 'https://shlyah.by',
  closedDays: 'По вторникам доставки нет',
};
const template = '<html><head><!--head--></head><body><!--page--></body></html>';

test('what is sent before any script: each page with its words and its head, the empty shell, what robots ask for', async () => {
  answerApi({});
  const drawn = await drawSite(
    site,
    Object.fromEntries(['', ...Object.keys(sources)].map((path) => [path, template])),
  );
  const headOf = (path: string) => new DOMParser().parseFromString(drawn[path] ?? '', 'text/html').head;
  const tags = (path: string) =>
    [...headOf(path).querySelectorAll('title, link, meta, script')].map(
      (tag) => [...tag.attributes].map(({ value }) => value).join(' ') || tag.textContent,
    );
  const title = headOf('/about').querySelector('title')?.textContent ?? '';
  const description = headOf('/about').querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  expect(title).toContain('Шлях');
  expect(description).not.toBe(title);
  expect(tags('/about')).toEqual([
    title,
    `description ${description}`,
    'canonical https://shlyah.by/about',
    'og:type website',
    'og:locale ru_BY',
    'og:site_name «Шлях» <&>',
    `og:title ${title}`,
    `og:description ${description}`,
    'og:url https://shlyah.by/about',
    'og:image https://shlyah.by/img/share.png',
    'application/json company По вторникам доставки нет',
  ]);
  expect(tags('/')).toContain('canonical https://shlyah.by/');
  const withData = Object.keys(sources).filter((path) => tags(path).includes('application/ld+json'));
  expect(withData.sort()).toEqual(['/', '/contact']);
  // What the company calls itself must not end the script that holds it.
  expect(drawn['/about']).toContain('"name":"«Шлях» \\u003c&>"');
  for (const path of Object.keys(sources)) expect(drawn[path]).toMatch(/<h1[\s>]/);

  expect(tags('')).toEqual(['«Шлях» <&>', 'application/json company По вторникам доставки нет']);
  for (const path of ['/', '/servicesandtariffs'])
    expect([path, /<body>.*По\s+вторникам\s+доставки\s+нет/s.test(drawn[path] ?? '')]).toEqual([path, true]);
  expect(drawn['']).toMatch(/<body><\/body>/);
  expect(drawn['/sitemap.xml']).toContain('<url><loc>https://shlyah.by/about</loc></url>');
  expect(drawn['/robots.txt']).toMatch(
    /^User-agent: \*\nDisallow: \/cabinet\nDisallow: \/api\nDisallow: \/t\/\nDisallow: \/t\?\n/,
  );
  expect(drawn['/robots.txt']).toMatch(/\n\nSitemap: https:\/\/shlyah\.by\/sitemap\.xml\n$/);
});
