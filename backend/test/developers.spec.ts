import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_KEYS } from '@shlyah/domain';
import { QUOTAS } from '../src/platform/access/quotas';

const text = readFileSync(join(__dirname, '../../frontend/developers/limits.md'), 'utf8');
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
