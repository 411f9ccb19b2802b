import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_KEYS } from '@shlyah/domain';
import { QUOTAS } from '../src/platform/access/quotas';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const pageOf = (name: string): string =>
  readFileSync(join(__dirname, `../../frontend/developers/${name}.md`), 'utf8');

const text = pageOf('limits');
const row = (name: string): string => new RegExp(`^\\| ${name} +\\| (.*?) +\\|$`, 'm').exec(text)?.[1] ?? '';

it('the limits that /developers publishes are those that hold', () => {
  const [calls] = QUOTAS.calls.limits;
  const [perMinute, perDay] = QUOTAS.programOrders.limits;
  const perSecond = calls.most / (calls.perMs / 1000);
  expect(row('Вызовы')).toBe(`в среднем ${perSecond} в секунду, разом до ${calls.most}`);
  expect(row('Заказы')).toBe(`${perMinute.most} в минуту, ${perDay.most} в сутки`);
  const [rowsPerMinute, rowsPerDay] = QUOTAS.importedOrders.limits;
  expect(row('Заказы строк таблицы')).toBe(`${rowsPerMinute.most} в минуту, ${rowsPerDay.most} в сутки`);
  expect(row('Ключей на клиента')).toBe(String(MAX_KEYS));
  expect(text).toContain(`"calls";q=${calls.most};w=${calls.perMs / 1000}`);
});

it('the city that /developers shows is the one that is found', async () => {
  const [, query = '', shown = ''] =
    /\/api\/findCountry\?query=(\w+)"\n```\n\n```json\n(.*?)\n```/s.exec(pageOf('index')) ?? [];
  const { body } = await test.visitor().get('/api/findCountry', { query: { query } });
  expect(body).toEqual(JSON.parse(shown));
});
