import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES } from '@shlyah/domain';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { saveFile } from '../../shared/save-file';
import { ActsCount } from './ActsCount';
import { ActScreen } from './ActScreen';
import { ActsScreen } from './ActsScreen';
import { WithActs } from './WithActs';
import { InAct } from './InAct';
import { readSum } from './sum';
import { actState, money } from './words';

jest.mock('../../shared/save-file');

const summary = {
  id: 31,
  number: 12,
  date: '2026-12-01',
  kind: 'act' as const,
  month: '2026-11',
  issuedAt: '2026-12-01 09:10',
  issuedAtUtc: '2026-12-01T06:10:00.000Z',
  user: 3,
  client: 'ООО «Ромашка»',
  unp: '191234567',
  contract: 7,
  sum: 21.5,
  vat: 3.58,
  vatPercent: 20,
  linesCount: 2,
  corrects: null,
  annulledAt: null,
  annulledAtUtc: null,
  paid: 0,
  left: 21.5,
  payBy: '2026-12-08',
  overdueDays: 0,
  state: 'open' as const,
  objectUntil: '2026-12-08',
  knowsMovedDays: true,
  acceptsByTerm: false,
  agreedAt: null,
  agreedAtUtc: null,
  waitingObjections: 0,
  version: 1,
};
const line = {
  position: 1,
  correctsPosition: null,
  order: 125,
  words: 'Доставка по заказу № 125',
  day: '2026-11-25',
  externalId: 'З-1',
  fromTown: 'г. Минск',
  toTown: 'г. Гомель',
  places: 2,
  weight: 4.5,
  price: 23,
  vat: 3.83,
};
const discount = {
  ...line,
  position: 2,
  order: null,
  words: 'Скидка',
  places: null,
  weight: null,
  price: -1.5,
};
const act = {
  ...summary,
  issuedBy: 'Ольга Кравец',
  reason: null,
  annulledBy: null,
  annulReason: null,
  agreedBy: null,
  objections: [],
  requisites: { client: { name: 'ООО «Ромашка»' }, contract: { number: 7, date: '2026-11-20' } },
  lines: [line, discount],
  corrections: [],
};
const page = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });

const open = (at: string, role: 'customer' | 'manager' | 'admin') =>
  renderApp(
    <Routes>
      <Route path="/cabinet/acts" element={<ActsScreen />} />
      <Route path="/cabinet/acts/:id" element={<ActScreen />} />
    </Routes>,
    { at, user: aUser({ role }) },
  );

test('a client reads the acts and takes the papers', async () => {
  answerApi({
    'GET /api/acts?page=1': page(summary, { ...summary, id: 32, number: 13, kind: 'correction', sum: -5 }),
    'GET /api/acts/31/invoice?format=pdf': { body: 'pdf' },
  });
  open('/cabinet/acts', 'customer');
  const row = await screen.findByRole('row', { name: /Акт №\s12/ });
  expect(row).toHaveTextContent(/01\.12\.2026.*Ноябрь\s2026.*21\.50\sр.*3\.58\sр.*ждёт согласия/);
  expect(row).not.toHaveTextContent('Ромашка');
  await userEvent.click(within(row).getByRole('button', { name: 'Скачать' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Счёт, PDF' }));
  expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'Счёт №\u00a012.pdf');
  const correction = screen.getByRole('row', { name: /Корректировочный акт №\s13/ });
  expect(correction).toHaveTextContent(/−5\.00\sр/);
  await userEvent.click(within(correction).getByRole('button', { name: 'Скачать' }));
  expect(within(correction).queryByRole('button', { name: 'Счёт, PDF' })).toBeNull();
});

test('a client and a manager change nothing in an act', async () => {
  for (const role of ['customer', 'manager'] as const) {
    answerApi({ 'GET /api/acts/31': { body: act } });
    const { unmount } = open('/cabinet/acts/31', role);
    expect(await screen.findByRole('row', { name: /Заказ №\s125/ })).toHaveTextContent(/23\.00\sр/);
    expect(screen.getByRole('row', { name: /Скидка/ })).toHaveTextContent(/−1\.50\sр/);
    expect(screen.queryByRole('button', { name: /Аннулировать|Исправить/ })).toBeNull();
    unmount();
  }
});

test('an admin annuls an act with a reason', async () => {
  const sent = answerApi({
    'GET /api/acts/31': { body: act },
    'POST /api/acts/31/annul': {
      body: {
        ...act,
        annulledAt: '2026-12-02 11:00',
        state: 'annulled',
        annulledBy: 'Ольга Кравец',
        annulReason: 'Не той фирме',
      },
    },
  });
  open('/cabinet/acts/31', 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Аннулировать…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Аннулировать' }));
  expect(dialog.getByText(MESSAGES.required)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Почему'), 'Не той фирме');
  await userEvent.click(dialog.getByRole('button', { name: 'Аннулировать' }));
  expect(await screen.findByText('Ольга Кравец: Не той фирме')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Аннулировать…' })).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ version: 1, reason: 'Не той фирме' });
});

test('an admin corrects a line, and the correction opens', async () => {
  const correction = { ...act, id: 40, number: 15, kind: 'correction', reason: '12 кг' };
  const sent = answerApi({
    'GET /api/acts/31': { body: act },
    'GET /api/acts/40': { body: { ...correction, corrects: { id: 31, number: 12, date: '2026-12-01' } } },
    'POST /api/acts/31/correct': { status: 201, body: correction },
  });
  open('/cabinet/acts/31', 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Исправить строку 1' }));
  const dialog = within(screen.getByRole('dialog'));
  const sum = dialog.getByRole('textbox', { name: /Какой должна быть сумма/ });
  await userEvent.clear(sum);
  await userEvent.type(sum, '18,4');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Основание' }), '12 кг');
  await userEvent.click(dialog.getByRole('button', { name: 'Выставить исправление' }));
  expect(await screen.findByRole('heading', { name: /Корректировочный акт №\s15/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /№\s12 от 01\.12\.2026/ })).toHaveAttribute(
    'href',
    '/cabinet/acts/31',
  );
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 1,
    reason: '12 кг',
    lines: [{ position: 1, price: 18.4 }],
  });
});

const objection = {
  id: 3,
  position: 1,
  words: 'Вес — 12 кг',
  author: 'Анна Ковалёва',
  at: '2026-12-03 10:15',
  atUtc: '2026-12-03T07:15:00.000Z',
  isLate: false,
  withdrawnAt: null,
  withdrawnAtUtc: null,
  answer: null,
  answeredAt: null,
  answeredAtUtc: null,
  answeredBy: null,
  correction: null,
};
const objected = { ...act, state: 'objected', waitingObjections: 1, objections: [objection], version: 2 };

test('a client learns what agreeing means, and agrees', async () => {
  const agreed = { ...act, state: 'agreed', agreedAt: '2026-12-02 14:20', agreedBy: 'Анна Ковалёва' };
  const sent = answerApi({
    'GET /api/acts/31': { body: { ...act, knowsMovedDays: false, acceptsByTerm: true } },
    'POST /api/acts/31/agree': { body: agreed },
  });
  open('/cabinet/acts/31', 'customer');
  expect(
    await screen.findByText(/до 08\.12\.2026 включительно\. .*без переносов\. Без возражений 09\.12\.2026/),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Согласен…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/не заменяет электронную цифровую подпись/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Согласен' }));
  expect(await screen.findByText('Анна Ковалёва, 02.12.2026 14:20')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Согласен…|Возразить/ })).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ version: 1 });
});

test('an act that was corrected meanwhile is shown before it is agreed with', async () => {
  const fresh = { ...act, corrections: [{ id: 40, number: 15, date: '2026-12-03' }], version: 2 };
  answerApi({
    'GET /api/acts/31': { body: act },
    'POST /api/acts/31/agree': {
      status: 409,
      body: {
        statusCode: 409,
        code: 'version_conflict',
        message: 'Данные изменились.',
        fresh,
        savedBy: { name: null, at: '2026-12-03 09:00' },
      },
    },
  });
  open('/cabinet/acts/31', 'customer');
  await userEvent.click(await screen.findByRole('button', { name: 'Согласен…' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Согласен' }));
  expect(await screen.findByText(/Акт тем временем изменился/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /№\s15 от 03\.12\.2026/, hidden: true })).toBeInTheDocument();
});

test('a client objects at a line with words, and takes it back', async () => {
  const sent = answerApi({
    'GET /api/acts/31': { body: act },
    'POST /api/acts/31/object': { body: objected },
    'POST /api/objections/3/withdraw': {
      body: { ...act, objections: [{ ...objection, withdrawnAt: '2026-12-03 11:00' }] },
    },
  });
  open('/cabinet/acts/31', 'customer');
  await userEvent.click(await screen.findByRole('button', { name: 'Возразить по строке 1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить возражение' }));
  expect(dialog.getByText(MESSAGES.required)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Что не так'), 'Вес — 12 кг');
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить возражение' }));
  expect(await screen.findByText('Ждёт ответа.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Согласен…' })).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ version: 1, objections: [{ position: 1, words: 'Вес — 12 кг' }] });
  await userEvent.click(screen.getByRole('button', { name: /Отозвать возражение: строка\s1/ }));
  expect(await screen.findByText('Отозвано 03.12.2026 11:00.')).toBeInTheDocument();
});

test('a manager answers an objection with words; an admin may correct its line', async () => {
  const answered = {
    ...objection,
    answer: '21 кг',
    answeredAt: '2026-12-04 09:30',
    answeredBy: 'Ольга Кравец',
  };
  const sent = answerApi({
    'GET /api/acts/31': { body: objected },
    'POST /api/objections/3/answer': {
      body: { ...objected, state: 'answered', waitingObjections: 0, objections: [answered] },
    },
  });
  const { unmount } = open('/cabinet/acts/31', 'manager');
  await userEvent.click(await screen.findByRole('button', { name: /Ответить на возражение/ }));
  expect(screen.queryByRole('button', { name: /Исправить/, hidden: true })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Ответ'), '21 кг');
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText('Ответ: 21 кг')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ words: '21 кг' });
  unmount();
  answerApi({ 'GET /api/acts/31': { body: objected } });
  open('/cabinet/acts/31', 'admin');
  await userEvent.click(await screen.findByRole('button', { name: /Исправить по возражению/ }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Исправить строку 1 акта/);
});

test('staff find the acts of a state', async () => {
  const sent = answerApi({
    'GET /api/acts?page=1': page(summary),
    'GET /api/acts?page=1&state=objected': page(),
  });
  open('/cabinet/acts', 'manager');
  await screen.findByRole('row', { name: /Акт №\s12/ });
  await userEvent.selectOptions(screen.getByLabelText('Состояние'), 'есть возражения');
  expect(await screen.findByText('Таких актов нет')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('the menu of staff counts the acts with objections', async () => {
  answerApi({ 'GET /api/acts?page=1&state=objected': page(summary, { ...summary, id: 32 }) });
  renderApp(<ActsCount />);
  expect(await screen.findByText(/2 акта с возражениями/)).toBeInTheDocument();
});

test('who is no firm has acts in the menu only with acts', async () => {
  const sent = answerApi({ 'GET /api/acts?page=1': page() });
  const { unmount } = renderApp(<WithActs>Акты</WithActs>);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('Акты')).toBeNull();
  unmount();
  answerApi({ 'GET /api/acts?page=1': page(summary) });
  renderApp(<WithActs>Акты</WithActs>);
  expect(await screen.findByText('Акты')).toBeInTheDocument();
});

test('an order names its act, or none', async () => {
  answerApi({ 'GET /api/acts?order=125': page(summary), 'GET /api/acts?order=126': page() });
  renderApp(
    <>
      <InAct order={125} />
      <InAct order={126} />
    </>,
  );
  expect(await screen.findByRole('link', { name: /№\s12 от 01\.12\.2026/ })).toHaveAttribute(
    'href',
    '/cabinet/acts/31',
  );
  expect(screen.getByText('ещё нет')).toBeInTheDocument();
});

test.each([
  ['15', { value: 15 }],
  ['−1,50', { value: -1.5 }],
  ['-1.5', { value: -1.5 }],
  ['1 000', { value: 1000 }],
  ['', { error: MESSAGES.required }],
  ['много', { error: MESSAGES.number }],
  ['1,505', { error: MESSAGES.decimals(2) }],
])('the typed sum «%s»', (text, expected) => expect(readSum(text)).toEqual(expected));

test('words', () => {
  expect([money(0), money(-1.5), money(1204.6)]).toEqual(['0.00\u00a0р', '−1.50\u00a0р', '1204.60\u00a0р']);
  expect(actState(summary)).toBe('ждёт согласия');
  expect(
    actState({
      state: 'annulled',
      corrects: { id: 1, number: 3, date: '2026-12-01' },
    }),
  ).toBe('аннулирован, к акту №\u00a03 от 01.12.2026');
});
