import { aHandover, anOrder } from '../../../test/orders';
import { heldWords, tickedWords, ttnWords } from './return-words';

const now = new Date('2026-11-30T09:00:00Z');
const [place] = anOrder().packages;
const withTtn = (more: object = {}) =>
  anOrder({ packages: place ? [{ ...place, returnTTN: true }] : [], handedAt: '2026-11-25 23:59', ...more });

test('a waybill is on its way back, with the driver, or back', () => {
  expect(ttnWords(withTtn({ packages: [] }), now)).toBeNull();
  expect(ttnWords(withTtn({ handedAt: null }), now)).toBeNull();
  expect(ttnWords(withTtn(), now)).toBe('ещё не вернулась, 5\u00a0дней');
  expect(ttnWords(withTtn({ handover: { ...aHandover, ttnTaken: true } }), now)).toBe(
    'у водителя, 5\u00a0дней',
  );
  expect(ttnWords(withTtn({ ttnBackAt: '2026-11-29 10:00' }), now)).toBe('вернулась 29.11.2026');
});

test('held cargo tells its working day, then to whom it went', () => {
  expect(heldWords(anOrder(), now)).toBeNull();
  expect(heldWords(anOrder({ heldSince: '2026-11-27 10:00' }), now)).toBe('храним, день 1 из 10');
  const back = {
    heldSince: '2026-11-27 10:00',
    cargoBackAt: '2026-11-30 10:00',
    cargoBackTo: 'Анна Ковалёва',
  };
  expect(heldWords(anOrder(back), now)).toBe('вернули 30.11.2026, Анна Ковалёва');
});

test('a tick that another person has made before names that person', () => {
  const one = { id: 1, backAt: '2026-11-30 10:00', backBy: 'Ольга Кравец', changed: true };
  expect(tickedWords([one])).toBe('Отмечено: 1\u00a0заказ');
  expect(tickedWords([one, { ...one, changed: false }])).toBe(
    'Отмечено: 1\u00a0заказ, уже отмечено раньше: 1, Ольга Кравец',
  );
});
