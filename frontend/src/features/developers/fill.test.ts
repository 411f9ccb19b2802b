import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS, REFUSALS, STATUS_CODES } from '@shlyah/domain';
import { changelogFeed } from './feed';
import { filled } from './fill';
import { indexOf } from './index-of';
import type { Article } from './types';

const facts = {
  errors: [
    { code: 'too_many_requests', status: 429, meaning: 'Слишком <много>', cure: 'Подождите (`Retry-After`)' },
    { code: 'bad_key', status: 401, meaning: 'Ключ не тот', cure: 'Проверьте его' },
  ],
};
const address = 'https://shlyah.by';
const article = (path: string, html: string): Article => ({
  path,
  group: 'Справка',
  title: 'Страница',
  description: '',
  html,
});

describe('an article', () => {
  it('names the site, the codes of errors by their status, and the kinds of events', () => {
    const html = filled('<p>{{url}} {{host}}</p><p>{{errors}}</p><p>{{events}}</p>', facts, address);
    expect(html).toContain('https://shlyah.by shlyah.by');
    expect(html.indexOf('id="bad_key"')).toBeLessThan(html.indexOf('id="too_many_requests"'));
    expect(html).toContain('Слишком &lt;много&gt;.');
    expect(html).toContain('<code>Retry-After</code>');
    for (const type of Object.keys(EVENTS)) expect(html).toContain(`<code>${type}</code>`);
    expect(html).not.toContain('{{');
  });

  it('is typeset, but for its code', () => {
    expect(filled('<p>в городе</p><pre><code>в городе <b>и тут</b></code></pre>', facts, address)).toBe(
      '<p>в\u00a0городе</p><pre><code>в городе <b>и тут</b></code></pre>',
    );
  });
});

it('the search knows an article and each of its headings, without their code', () => {
  const html =
    '<h1>Страница</h1><p>Начало</p><h2 id="limit">Лимиты</h2><p>Заказов</p><figure class="code"><pre>curl</pre></figure>';
  expect(indexOf([article('/developers/a', html)])).toEqual([
    { u: '/developers/a', t: 'Страница', p: 'Страница', w: 'страниц нача' },
    { u: '/developers/a#limit', t: 'Лимиты', p: 'Страница', w: 'заказ' },
  ]);
});

it('the feed has the releases of the changelog, not what is still to come', () => {
  const html =
    '<h1>История</h1><h2>Готовится</h2><ul><li>Скоро</li></ul><h2>2026-11-22</h2><ul><li>Есть &amp; работает</li></ul>';
  const feed = changelogFeed([article('/developers/changelog', html)], 'Шлях', address);
  const { documentElement } = new DOMParser().parseFromString(feed, 'application/xml');
  expect(documentElement.querySelectorAll('entry')).toHaveLength(1);
  expect(documentElement.querySelector('entry summary')?.textContent).toBe('Есть & работает');
  expect(documentElement.querySelector('entry link')?.getAttribute('href')).toBe(
    'https://shlyah.by/developers/changelog#2026-11-22',
  );
  expect(feed).not.toContain('Скоро');
});

it('each status has its row', () => {
  const text = readFileSync(join(__dirname, '../../../developers/statuses.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code);
  expect(rows).toEqual([...STATUS_CODES]);
});

it('each refusal that the sandbox gives has its row', () => {
  const text = readFileSync(join(__dirname, '../../../developers/sandbox.md'), 'utf8');
  expect([...text.matchAll(/^\| `Отказ (\w+)`/gm)].map(([, code]) => code)).toEqual([...REFUSALS]);
});
