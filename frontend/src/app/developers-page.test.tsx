import { defaultCompany } from '@shlyah/domain';
import type { Article } from '../features/developers/types';
import { drawDevelopers } from './developers-page';

const company = { ...defaultCompany, name: 'Шлях & Ко', version: 1 };
const address = 'https://shlyah.example';
const article = (path: string, group: string, title: string, html = `<h1>${title}</h1>`): Article => ({
  path,
  group,
  title,
  html,
  description: `О том, что ${title}`,
});
const drawn = drawDevelopers(
  { company, address },
  '<head><!--head--></head><body><!--page--></body>',
  [
    article('/developers', 'Начало', 'Первый вызов'),
    article('/developers/limits', 'Начало', 'Пределы'),
    article('/developers/changelog', 'Справка', 'История'),
  ],
  { errors: [] },
);
const page = (path: string): string => drawn[path] ?? '';

test('the head of an article says what it is, and where', () => {
  const head = page('/developers/limits').split('</head>')[0];
  expect(head?.split('\n').map((line) => line.trim())).toEqual([
    '<head><title>Пределы — Шлях &amp; Ко для разработчиков</title>',
    '<meta name="description" content="О том, что Пределы" />',
    '<link rel="canonical" href="https://shlyah.example/developers/limits" />',
    '<meta property="og:type" content="article" />',
    '<meta property="og:locale" content="ru_BY" />',
    '<meta property="og:site_name" content="Шлях &amp; Ко" />',
    '<meta property="og:title" content="Пределы — Шлях &amp; Ко для разработчиков" />',
    '<meta property="og:description" content="О том, что Пределы" />',
    '<meta property="og:url" content="https://shlyah.example/developers/limits" />',
    '<meta property="og:image" content="https://shlyah.example/img/share.png" />',
  ]);
});

/** The links of a part of a page: «address text», with what they are to it. */
const links = (html: string, label: string): string[] => {
  const [part = ''] = new RegExp(`<nav[^>]*aria-label="${label}"[\\s\\S]*?</nav>`).exec(html) ?? [];
  return [...part.matchAll(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/g)].map(
    ([, href = '', more = '', words = '']) =>
      [
        href,
        words.replaceAll('<!-- -->', ''),
        /rel="\w+"|aria-current="page"|download="[^"]*"/.exec(more)?.[0],
      ]
        .filter(Boolean)
        .join(' '),
  );
};

test('the neighbours of an article are those before and behind it', () => {
  expect(links(page('/developers'), 'Соседние страницы')).toEqual([
    '/developers/limits Пределы → rel="next"',
  ]);
  expect(links(page('/developers/limits'), 'Соседние страницы')).toEqual([
    '/developers ← Первый вызов rel="prev"',
    '/developers/changelog История → rel="next"',
  ]);
  expect(links(page('/developers/changelog'), 'Соседние страницы')).toEqual([
    '/developers/limits ← Пределы rel="prev"',
  ]);
});

test('the sections stand in their groups, this one marked, and lead to the description', () => {
  const html = page('/developers/limits');
  expect(links(html, 'Разработчикам')).toEqual([
    '/developers Первый вызов',
    '/developers/limits Пределы aria-current="page"',
    '/developers/changelog История',
    '/api/docs Все операции',
    '/api/openapi.integrators.json Скачать для Postman download="shlyah-postman.json"',
  ]);
  const [sections = ''] = /<nav id="sections"[\s\S]*?<\/nav>/.exec(html) ?? [];
  expect([...sections.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual([
    'Начало',
    'Справка',
    'Описание API',
  ]);
  expect(html).toContain('Все разделы');
});
