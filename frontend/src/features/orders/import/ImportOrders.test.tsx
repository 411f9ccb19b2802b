import type { ImportPreviewDto } from '@shlyah/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { ImportOrders } from './ImportOrders';
import { pastImports } from './past-imports';
import type { ImportedOrder, ImportProblem } from './types';

const FIELDS = ['name', 'phone', 'town', 'street', 'house', 'weight', 'sizes', 'deliveryDate'];
const columns = FIELDS.map((field, index) => ({
  index,
  heading: field,
  field,
  unit: field === 'weight' ? 'кг' : null,
  question: null,
  note: null,
  samples: [],
  questionText: null,
  options: [],
}));
const units = ['кг', 'г'].map((unit) => ({ label: unit, field: 'weight', unit }));
const asked = columns.map((one) =>
  one.field === 'weight'
    ? { ...one, question: 'unit', questionText: 'В каких единицах эти числа?', options: units }
    : one,
);

const body = {
  name: 'Анна',
  reciverPhone: '+375 (29) 123-45-67',
  deliveryAddress: 'client',
  reciverAddress: 'Гомель',
  deliveryDate: '2026-12-01 23:00',
  packages: [{ type: 'package', length: 10, width: 10, height: 10, weight: 1 }],
};
const order = (row: number, problems: ImportProblem[] = []): ImportedOrder =>
  ({
    rows: [row],
    receiver: `Анна ${row}`,
    order: problems.length > 0 ? null : body,
    price: problems.length > 0 ? null : 10,
    destination: 'Гомель',
    print: null,
    problems,
  }) as unknown as ImportedOrder;
const badPhone = (row: number, same: number[] = []): ImportProblem => ({
  code: 'invalid',
  cell: `B${row}`,
  row,
  label: 'Телефон',
  value: 'нет',
  choices: [],
  message: `Ячейка B${row}: введите номер`,
  same,
});
const previewOf = (orders: ImportedOrder[], some: object = {}): { body: ImportPreviewDto } => ({
  body: {
    headRow: 1,
    columns,
    missing: [],
    common: {},
    orders,
    leftOut: [],
    sheets: [],
    separator: null,
    ...some,
  } as unknown as ImportPreviewDto,
});

const READ = 'POST /api/order/import';
const made = (...ids: number[]) => ({
  body: ids.map((id, index) => ({ index, statusCode: 201, order: { id, estimate: { total: 10 } } })),
});

function show(reads: { body: ImportPreviewDto }[], answers: Answers = {}) {
  const left = [...reads];
  const sent = answerApi({
    'GET /api/addressBook?side=sender': { body: { data: [] } },
    'GET /api/points': { body: [] },
    [READ]: () => left.shift() ?? { status: 500 },
    ...answers,
  });
  renderApp(<ImportOrders now={() => new Date('2026-11-27T08:00:00Z')} />, {
    at: '/cabinet/importOrders',
    user: aUser(),
  });
  return (path: string) =>
    sent.filter((one) => one.path === path).map((one) => one.body as Record<string, string>);
}

const choose = () =>
  userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File(['а'], 'Заказы.csv'),
  );
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the focus goes to what the table asks, then to what has become of it, and nothing is said twice', async () => {
  show([
    previewOf([order(2, [badPhone(2)])], { columns: asked }),
    previewOf([order(2, [badPhone(2)]), order(3)]),
  ]);
  await choose();
  expect(await heading(/^Ответьте об\sодном столбце$/)).toHaveFocus();
  expect(spoken()).toEqual([]);
  await userEvent.click(await screen.findByRole('radio', { name: 'кг' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Применить' })[0] as HTMLElement);
  expect(await heading(/^Исправить: 1, готовы: 1$/)).toHaveFocus();
  expect(spoken()).toEqual([]);
});

test('one answer mends all equal cells, the focus stays on the row, and nothing is left to be mended', async () => {
  const rows = [2, 3, 4];
  const sentTo = show([
    previewOf([...rows.map((row) => order(row, [badPhone(row, rows)])), order(5)]),
    previewOf(rows.map((row) => order(row))),
  ]);
  await choose();
  const row = await screen.findByRole('listitem', { name: 'Строка 2' });
  expect(within(row).getByRole('checkbox', { name: /И\sещё в\s2\sстроках: 3, 4/ })).toBeChecked();
  const cell = within(row).getByLabelText(/^Телефон, ячейка B2/);
  await userEvent.clear(cell);
  await userEvent.type(cell, '291234567{Enter}');
  expect(await heading(/Всё готово: 4\sзаказа/)).toBeInTheDocument();
  expect(row).toHaveFocus();
  expect(spoken()).toEqual([expect.stringMatching(/^Строки 2, 3, 4: исправлены\. Всё готово: 4\sзаказа$/)]);
  expect(document.body).not.toHaveTextContent(/Исправьте|Исправить/);
  const last = sentTo('/api/order/import').at(-1);
  expect(last).toMatchObject({ rows: '2,3,4' });
  expect(JSON.parse(last?.['cells'] ?? '')).toEqual({ B2: '291234567', B3: '291234567', B4: '291234567' });
});

test('a cell that was mended by hand, or is not to be mended with the others, stays', async () => {
  const rows = [2, 3, 4];
  const sentTo = show([
    previewOf(rows.map((row) => order(row, [badPhone(row, rows)]))),
    previewOf([order(2)]),
  ]);
  await choose();
  await userEvent.type(await screen.findByLabelText(/ячейка B4/), '5');
  const row = screen.getByRole('listitem', { name: 'Строка 2' });
  await userEvent.click(within(row).getByRole('checkbox', { name: /И\sещё в\s1\sстроке: 3/ }));
  await userEvent.type(within(row).getByLabelText(/ячейка B2/), '1{Enter}');
  await waitFor(() => expect(sentTo('/api/order/import')).toHaveLength(2));
  const last = sentTo('/api/order/import').at(-1);
  expect([last?.['rows'], JSON.parse(last?.['cells'] ?? '')]).toEqual(['2', { B2: 'нет1', B4: 'нет5' }]);
});

test('ready rows say so once', async () => {
  show([previewOf([order(2), order(3)])]);
  await choose();
  expect(await screen.findByRole('link', { name: 'Готовы 2' })).toBeInTheDocument();
  expect(screen.queryByText('Готов')).toBeNull();
});

test('an import is canceled as a whole: what stays is said before, and the rows may be sent again', async () => {
  const [fresh, accepted, canceled] = [aStatus(1), aStatus(2), aStatus(9)];
  const of = (id: number, status: object) => ({ id, externalId: null, status });
  const ready = previewOf([order(2), order(3), order(4)]);
  const sentTo = show([ready, ready, ready], {
    'POST /api/order/batch': made(7, 8, 9),
    'POST /api/order/import/cancel': {
      body: { canceled: [of(7, canceled), of(9, canceled)], left: [of(8, accepted)] },
    },
  });
  const importId = () => sentTo('/api/order/batch')[0]?.['importId'];
  await choose();
  await press(/^Оформить 3\sзаказа/);
  expect(await heading('Оформлены все заказы: 3')).toHaveFocus();
  expect(importId()).toMatch(/\S/);
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).includes('/api/order/import/orders')
      ? Response.json([of(7, fresh), of(8, accepted), of(9, fresh)])
      : fetched(input, init);
  await press('Отменить весь импорт');
  const dialog = await screen.findByRole('dialog', { name: /Отменить 2\sзаказа\?/ });
  expect(dialog).toHaveTextContent(/Останется №\s8\s— «Принята»/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отменить весь импорт' }));
  expect(await heading('Готовы: 2, оформлены: 1')).toHaveFocus();
  expect(sentTo('/api/order/import/cancel')).toEqual([{ importId: importId() }]);
  expect(screen.getByRole('button', { name: /^Оформить 2\sзаказа/ })).toBeInTheDocument();
});

test('the result of an import is reached after another file, and the field has the focus', async () => {
  const ready = previewOf([order(2)]);
  show([ready, ready], { 'POST /api/order/batch': made(7) });
  await choose();
  await press(/^Оформить 1\sзаказ/);
  await heading('Оформлены все заказы: 1');
  // It is kept already, and shown by its own result alone.
  expect(pastImports(aUser().id)).toMatchObject([{ name: 'Заказы.csv', ids: [7] }]);
  expect(screen.queryByRole('region', { name: 'Прошлые загрузки' })).toBeNull();
  await press('Другой файл');
  const past = await screen.findByRole('region', { name: 'Прошлые загрузки' });
  expect(within(past).getByRole('listitem', { name: 'Заказы.csv' })).toHaveTextContent(
    /^Заказы\.csv1\sзаказ, \d\d\./,
  );
  expect(within(past).getByRole('button', { name: 'Этикетки' })).toBeInTheDocument();
  expect(within(past).getByRole('button', { name: 'Отменить весь импорт' })).toBeInTheDocument();
  expect(screen.getByLabelText('Файл с заказами')).toHaveFocus();
});
