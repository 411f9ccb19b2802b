import type { Client } from './support/client';
import { addUser } from './support/factories';
import { FAULTS, FAULTY_HEADINGS, faultAt, faultyRows } from './support/faulty-table';
import { IMPORT_TIME, previewOf, xlsx } from './support/import-files';
import type { ImportPreviewDto } from '../src/modules/orders/dto/import.dto';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;
let preview: ImportPreviewDto;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
  preview = await previewOf(client, await xlsx(FAULTY_HEADINGS, ...faultyRows()));
});

it('the columns of the table are clear', () => {
  expect(preview.columns.filter(({ field, question }) => !field || question)).toEqual([]);
  expect([preview.missing, preview.common]).toEqual([[], {}]);
});

it('60 of 500 rows are wrong, and each says one thing', () => {
  const wrong = preview.orders.flatMap(({ problems }, at) => (problems.length === 1 ? [at] : []));
  expect(wrong).toEqual(preview.orders.flatMap((_, at) => (faultAt(at) ? [at] : [])));
  expect(wrong).toHaveLength(60);
});

it.each(FAULTS)('of $kind', (fault) => {
  const said = preview.orders.flatMap(({ order, problems }, at) =>
    faultAt(at) === fault
      ? problems.map(({ code, cell, message }) => ({ code, cell, message, order, at }))
      : [],
  );
  expect(said).toEqual(
    said.map(({ at }) => {
      const cell = `${fault.column}${at + 2}`;
      return { code: fault.code, cell, message: `Ячейка ${cell}: ${fault.message}`, order: null, at };
    }),
  );
  expect(said).toHaveLength(3);
});

it('the right rows are right, however they are written', () => {
  const rights = preview.orders.filter((_, at) => faultAt(at) === null);
  expect(rights).toHaveLength(440);
  for (const { order, problems, price, destination, rows } of rights) {
    const at = (rows[0] ?? 0) - 2;
    expect({ problems, externalId: order?.externalId }).toEqual({ problems: [], externalId: `Ф-${at}` });
    expect(order).toMatchObject({
      name: `Иванова Мария ${at}`,
      reciverPhone: '+375 (29) 12-34-567',
      deliveryDate: '2026-12-01 23:00',
      reciverHouse: { 6: '12/1', 11: '7' }[at % 12] ?? '12',
      fragileСargo: at % 12 === 8,
    });
    expect(destination).toBe(
      { 4: 'Лида, Гродненская область', 5: 'Мир, Кореличский район, Гродненская область', 6: 'Могилёв' }[
        at % 12
      ] ?? 'Гомель',
    );
    expect(order?.packages).toHaveLength(at % 12 === 7 ? 1 : 2);
    for (const item of order?.packages ?? [])
      expect(item).toMatchObject({ weight: at % 12 === 3 ? 0.5 : 2.5, length: 30, width: 20, height: 10 });
    expect(price).toBeGreaterThan(0);
  }
});
