import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { JournalScreen } from './JournalScreen';

const anna = { id: 12, name: 'Анна Лис' };
const role = {
  id: 2,
  date: '2026-11-20 15:10:07',
  kind: 'roleChanged',
  account: anna,
  actor: { id: 1, name: 'Мария Администратор' },
  address: '203.0.113.7',
  requestId: 'q-1',
  detail: 'клиент → менеджер',
  order: null,
  bulk: null,
};
const login = {
  ...role,
  id: 1,
  kind: 'login',
  account: { id: 9, name: null },
  actor: { id: 9, name: null },
  detail: null,
};
const page = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });

const show = (answers: Answers, address = '/cabinet/journal') => {
  const sent = answerApi(answers);
  renderApp(<JournalScreen />, { at: address });
  return sent;
};

test('says when, what, about whom, by whom and whence; a deleted account too', async () => {
  show({ 'GET /api/journal?page=1': page(role, login) });
  const [first, second] = (await screen.findAllByRole('row')).slice(1) as [HTMLElement, HTMLElement];
  for (const text of ['20.11.2026 15:10:07', 'Смена роли', 'Анна Лис', 'Мария Администратор', '203.0.113.7'])
    expect(within(first).getByText(text)).toBeInTheDocument();
  expect(within(second).getAllByText('кабинет удалён')).toHaveLength(2);
});

test('is narrowed by the form, and by a name', async () => {
  show({
    'GET /api/journal?page=1': page(role),
    'GET /api/journal?kind=roleChanged&dateFrom=2026-11-01&page=1': page(role),
    'GET /api/journal?account=12&page=1': page(),
    'GET /api/journal?person=лис&page=1': page(role),
  });
  await screen.findByText('Анна Лис');
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.selectOptions(await screen.findByLabelText('Что произошло'), 'Смена роли');
  await userEvent.type(screen.getByLabelText('С'), '01.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await screen.findByText('Что произошло: Смена роли');
  expect(screen.getByText('С 01.11.2026')).toBeInTheDocument();
  await userEvent.click(await screen.findByText('Анна Лис'));
  expect(await screen.findByText('Записей не найдено')).toBeInTheDocument();
  // Who is typed stands instead of whose name was pressed.
  expect(screen.getByText('Номер учётной записи 12')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'лис{Enter}');
  expect(await screen.findByText('Анна Лис')).toBeInTheDocument();
});

test('leads from what happened to an order to the order', async () => {
  const deleted = { ...role, kind: 'orderDeleted', account: null, detail: null, order: 125 };
  show({ 'GET /api/journal?page=1': page(deleted) });
  const link = await screen.findByRole('link', { name: /Заказ №\s125/ });
  expect(link).toHaveAttribute('href', '/cabinet/orders/view/125');
});

test('is searched from the keyboard alone, and the answer is reached from there', async () => {
  const sent = show({
    'GET /api/journal?page=1': page(role, login),
    'GET /api/journal?person=12&page=1': page(role),
  });
  await screen.findByText('Анна Лис');
  const reached: string[] = [];
  const next = async () => {
    await userEvent.tab();
    const { activeElement: at } = document;
    reached.push(
      at?.getAttribute('aria-label') ??
        (at as HTMLInputElement).labels?.[0]?.textContent ??
        at?.textContent ??
        '',
    );
  };
  for (let steps = 0; steps < 2; steps++) await next();
  expect(reached).toEqual(['Скачать CSV', 'Поиск']);
  await userEvent.keyboard('12{Enter}');
  expect(await screen.findByText(/Найдена/)).toBeInTheDocument();
  await waitFor(() => expect(sent.at(-1)?.query).toEqual({ person: '12', page: '1' }));
  for (let steps = 0; steps < 12 && reached.at(-1) !== 'Анна Лис'; steps++) await next();
  expect(reached).toEqual(expect.arrayContaining(['Найти', 'Фильтр', 'Убрать: Поиск: 12']));
  expect(reached.at(-1)).toBe('Анна Лис');
});

describe('the file', () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:journal';
  URL.revokeObjectURL = () => undefined;
  afterAll(() => click.mockRestore());

  test('has what the list shows', async () => {
    const sent = show(
      {
        'GET /api/journal?account=12&page=1': page(role),
        'GET /api/journal/export?account=12': { body: 'a;b' },
      },
      '/cabinet/journal?account=12',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)?.query).toEqual({ account: '12' });
  });

  test('that does not come says why', async () => {
    const away = {
      status: 503,
      body: { statusCode: 503, code: 'unavailable', message: 'База не отвечает.' },
    };
    show({ 'GET /api/journal?page=1': page(role), 'GET /api/journal/export': away });
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
    expect(await screen.findByText('Файл не получен. База не отвечает.')).toBeInTheDocument();
  });
});

test('a status of many orders is taken back from its row, and the journal is read again', async () => {
  const set = { ...role, kind: 'statusesSet', account: null, detail: '«Доставлена», заказов: 2', bulk: 31 };
  const bulk = {
    id: 31,
    date: '2026-11-20 15:10',
    author: 'Ольга Кравец',
    status: { id: 6, name: 'Доставлена' },
    hasOthers: false,
    told: 0,
    orders: [{ id: 1, before: { id: 4, name: 'В пути' }, outcome: 'stands' }],
  };
  const sent = show({
    'GET /api/journal?page=1': page(set, role),
    'GET /api/bulks/31': { body: bulk },
    'POST /api/bulks/31/takeBack': { body: { ...bulk, orders: [], changed: [] } },
  });
  expect(await screen.findByText('«Доставлена», заказов: 2')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Вернуть прежние…' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть прежние…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть прежние статусы: 1' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/journal')).toHaveLength(2));
});
