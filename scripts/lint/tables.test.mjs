import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { root } from '../lib/paths.mjs';
import { ownersIn, strangers } from './tables.mjs';

const owners = ownersIn(join(root, 'backend/src'));

test('each table belongs to the room of its entity', () => {
  assert.equal(owners.get('orders'), 'module orders');
  assert.equal(owners.get('sessions'), 'platform access');
  assert.ok(owners.size > 50);
});

for (const text of [
  'SELECT id FROM orders WHERE id = ?',
  'NOT EXISTS (SELECT 1 FROM run_orders INNER JOIN orders ON orders.id = run_orders.orderId)',
  'UPDATE orders SET price = 1',
  'INSERT INTO orders (id) VALUES (1)',
  'CREATE TRIGGER tr AFTER INSERT ON orders FOR EACH ROW',
]) {
  test(`${text} belongs into orders`, () => {
    assert.ok(strangers('modules/runs/run-reader.ts', text, owners).includes('orders'));
    assert.ok(strangers('platform/database/triggers.ts', text, owners).includes('orders'));
    assert.ok(!strangers('modules/orders/read/order-list.ts', text, owners).includes('orders'));
    assert.deepEqual(strangers('storage/migrations/0001-initial.ts', text, owners), []);
  });
}

test('a foreign key and a word in a text are no statements', () => {
  for (const text of ['orders', 'Orders from points', 'SELECT COUNT(*) AS orders'])
    assert.deepEqual(strangers('modules/runs/run.entity.ts', text, owners), []);
});
