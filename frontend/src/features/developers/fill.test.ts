import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE_CONFIRMATION, EVENTS, TEST_REFUSALS, STATUS_CODES } from '@shlyah/domain';
import { fillArticle } from './fill';

const facts = {
  errors: [
    { code: 'too_many_requests', status: 429, meaning: 'Слишком <много>', cure: 'Подождите (`Retry-After`)' },
    { code: 'bad_key', status: 401, meaning: 'Ключ не тот', cure: 'Проверьте его' },
  ],
};
const address = 'https://shlyah.by';
describe('an article', () => {
  it('names the site, the codes of errors by their status, and the kinds of events', () => {
    const html = fillArticle('<p>{{url}} {{host}}</p><p>{{errors}}</p><p>{{events}}</p>', facts, address);
    expect(html).toContain('https://shlyah.by shlyah.by');
    expect(html.indexOf('id="bad_key"')).toBeLessThan(html.indexOf('id="too_many_requests"'));
    expect(html).toContain('Слишком &lt;много&gt;.');
    expect(html).toContain('<code>Retry-After</code>');
    for (const type of Object.keys(EVENTS)) expect(html).toContain(`<code>${type}</code>`);
    expect(html).not.toContain('{{');
  });

  it('tells the numbers of an account that waits for confirmation, each of them', () => {
    const html = fillArticle('<p>{{before-confirmation}}</p>', facts, address);
    const { rates, server } = BEFORE_CONFIRMATION;
    const told = { deliveries: server.deliveries, webhookTests: server.webhookTests };
    for (const { most } of Object.values({ ...rates, ...told }).flat())
      expect(html).toMatch(new RegExp(`\\b${most}\\s`));
    expect(html).toContain('6\u00a0в\u00a0минуту, 200\u00a0в\u00a0сутки');
    expect(html).toContain('8\u00a0МБ');
  });

  it('is typeset, but for its code', () => {
    expect(fillArticle('<p>в городе</p><pre><code>в городе <b>и тут</b></code></pre>', facts, address)).toBe(
      '<p>в\u00a0городе</p><pre><code>в городе <b>и тут</b></code></pre>',
    );
  });
});

it('each status has its row', () => {
  const text = readFileSync(join(__dirname, '../../../developers/statuses.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code);
  expect(rows).toEqual([...STATUS_CODES]);
});

it('each refusal that the sandbox gives has its row', () => {
  const text = readFileSync(join(__dirname, '../../../developers/sandbox.md'), 'utf8');
  expect([...text.matchAll(/^\| `Отказ (\w+)`/gm)].map(([, code]) => code)).toEqual([...TEST_REFUSALS]);
});
