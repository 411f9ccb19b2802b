import type { ImportPreviewDto } from '@shlyah/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { ImportOrders } from './ImportOrders';
import { leftOutWords, rowRanges } from './left-out-words';
import type { LeftOut } from './types';

const hidden = (rows: number[]): LeftOut => ({
  kind: 'hidden_row',
  rows,
  name: 'Пётр',
  reason: 'Скрыты в файле, например фильтром',
  canTake: true,
});
const sheet = (name: string): LeftOut => ({
  kind: 'sheet',
  rows: [],
  name,
  reason: 'Другой лист: 7\u00a0строк',
  canTake: true,
});
const title: LeftOut = {
  kind: 'title',
  rows: [1],
  name: 'Заявка',
  reason: 'Над заголовками',
  canTake: false,
};

test('the summary counts rows and names sheets', () => {
  expect(rowRanges([2, 4, 5, 6, 9])).toBe('2, 4–6, 9');
  expect(leftOutWords([hidden([3, 4, 5, 6, 7, 8]), title, sheet('Остатки')])).toBe(
    '7\u00a0строк и лист «Остатки»',
  );
  expect(leftOutWords([sheet('А'), sheet('Б')])).toBe('листы «А», «Б»');
  expect(leftOutWords(['А', 'Б', 'В', 'Г'].map(sheet))).toBe('4\u00a0листа');
  expect(leftOutWords([{ ...title, kind: 'hidden_column', rows: [] }])).toBe('');
});

const preview = (leftOut: LeftOut[], read = 'Декабрь'): ImportPreviewDto => ({
  headRow: 2,
  columns: [
    {
      index: 0,
      heading: 'ФИО',
      field: 'name',
      unit: null,
      samples: [],
      question: null,
      questionText: null,
      options: [],
      note: null,
    },
  ],
  missing: [],
  common: {},
  orders: [],
  leftOut,
  separator: null,
  sheets: ['Декабрь', 'Остатки'].map((name) => ({ name, rows: 7, isHidden: false, isRead: name === read })),
});

type Form = Record<string, string>;

async function shown(answer: (form: Form) => ImportPreviewDto) {
  const user = userEvent.setup();
  const sent = answerApi({ 'POST /api/order/import': (form) => ({ body: answer(form as Form) }) });
  renderApp(<ImportOrders />, { at: '/cabinet/importOrders', user: aUser() });
  await user.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File(['а'], 'а.xlsx'),
  );
  const forms = () => sent.filter(({ path }) => path === '/api/order/import').map(({ body }) => body as Form);
  return { user, lastForm: () => forms().at(-1) };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('rows are taken one by one and given back, and the focus stays in the block', async () => {
  const left = ({ take = '' }: Form) => [3, 5].filter((row) => !take.split(',').includes(String(row)));
  const { user, lastForm } = await shown((form) => {
    const rows = left(form);
    return preview([title, ...(rows.length > 0 ? [hidden(rows)] : [])]);
  });
  await user.click(await screen.findByText(/Не войдут в заказы: 3\sстроки/));
  const list = screen.getByRole('list', { name: /^Не войдут/ });
  expect(within(list).queryByRole('button', { name: /Строка 1$/ })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Взять строку 5' }));
  await screen.findByText(/Не войдут в заказы: 2\sстроки/);
  expect(screen.getByText('Взяты по вашему решению', { exact: false })).toBeVisible();
  expect(lastForm()).toMatchObject({ take: '5' });
  expect(list).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Взять ?: Строка\s3/ }));
  await screen.findByText(/Не войдут в заказы: 1\sстрока/);
  expect(lastForm()).toMatchObject({ take: '3,5' });
  await user.click(screen.getByRole('button', { name: 'Не брать' }));
  await screen.findByText(/Не войдут в заказы: 3\sстроки/);
  expect(lastForm()).not.toHaveProperty('take');
});

test('another sheet is read anew, without what was said of the cells of the first', async () => {
  const { user, lastForm } = await shown(({ sheet: read }) =>
    preview([hidden([3]), sheet(read === 'Остатки' ? 'Декабрь' : 'Остатки')], read),
  );
  await user.click(await screen.findByText(/Не войдут в заказы: 1\sстрока и лист «Остатки»/));
  await user.click(screen.getByRole('button', { name: /^Взять/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Лист файла' }), 'Остатки');
  expect(await screen.findByRole('option', { name: /^Остатки/, selected: true })).toBeInTheDocument();
  expect(lastForm()).toMatchObject({ sheet: 'Остатки', cells: '{}', columns: '{}' });
  expect(lastForm()).not.toHaveProperty('take');
});

test('the separator of a text file is chosen', async () => {
  const { user, lastForm } = await shown(({ separator }) => ({
    ...preview([]),
    sheets: [],
    separator: (separator ?? 'comma') as 'comma',
  }));
  await user.click(await screen.findByText('Ячейки разделены неверно?'));
  const choice = screen.getByRole('combobox', { name: 'Между ячейками файла стоит' });
  expect(choice).toHaveValue('comma');
  await user.selectOptions(choice, 'Точка с запятой');
  expect(lastForm()).toMatchObject({ separator: 'semicolon' });
});

test('a row answered to be a repeat is told at once, and is asked again', async () => {
  const repeat: LeftOut = {
    kind: 'repeat',
    rows: [3],
    name: 'Повтор, Анна',
    reason: 'Повтор: так сказано в номере заказа',
    canTake: false,
  };
  const problem = {
    code: 'repeated_place',
    cell: 'A3',
    row: 3,
    label: 'Номер заказа у вас',
    value: '22',
    message: 'Ячейка A3: слово в слово как строка 2. Это повтор или ещё одно место?',
    choices: ['Повтор', '22, ещё место'],
    same: [],
  };
  const { user, lastForm } = await shown(({ cells = '{}' }) => {
    const isAnswered = cells.includes('Повтор');
    const order = { rows: isAnswered ? [2] : [2, 3], problems: isAnswered ? [] : [problem], order: null };
    return {
      ...preview(isAnswered ? [repeat] : []),
      orders: [order] as unknown as ImportPreviewDto['orders'],
    };
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /ячейка A3/ }), 'Повтор');
  await user.click(await screen.findByText(/Не войдут в заказы: 1\sстрока/));
  expect(screen.getByText('Повтор: так сказано в номере заказа')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Спросить ещё раз' }));
  expect(await screen.findByRole('combobox', { name: /ячейка A3/ })).toBeVisible();
  expect(screen.queryByText(/Не войдут/)).toBeNull();
  expect(lastForm()).toMatchObject({ cells: '{}' });
});
