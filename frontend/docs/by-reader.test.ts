import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byReader, type Description } from './by-reader';

const committed = readFileSync(join(__dirname, '../../backend/openapi.json'), 'utf8');

test('each operation stands once, under the first who may call it', () => {
  const { tags = [], paths } = byReader(JSON.parse(committed) as Description);
  const groups = tags.map(({ name }) => name);
  const groupOf = (method: string, path: string) => paths[path]?.[method]?.tags?.[0];
  expect(groupOf('post', '/api/calculator/quote')).toBe('Всем: тарифы и расчёт стоимости');
  expect(groupOf('post', '/api/order')).toBe('Клиентам и магазинам: заказы');
  expect(groupOf('put', '/api/order')).toBe('Сотрудникам: заказы');
  expect(groupOf('delete', '/api/order/{id}')).toBe('Администраторам: заказы');
  const readers = [...new Set(groups.map((name) => name.split(':')[0]))];
  expect(readers).toEqual(['Всем', 'Клиентам и магазинам', 'Сотрудникам', 'Администраторам']);
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    expect(groups).toContain(operation.tags?.[0]);
});
