import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES } from '@shlyah/domain';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../test/api';
import { act, actSummary, objected, objection, page } from '../../../test/acts';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { ActsCount } from './ActsCount';
import { ActScreen } from './ActScreen';
import { ActsScreen } from './ActsScreen';
import { WithActs } from './WithActs';

const open = (at: string, role: 'customer' | 'manager' | 'admin') =>
  renderApp(
    <Routes>
      <Route path="/cabinet/acts" element={<ActsScreen />} />
      <Route path="/cabinet/acts/:id" element={<ActScreen />} />
    </Routes>,
    { at, user: aUser({ role }) },
  );

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

test('a term that is over is told as past', async () => {
  const late = { ...act, state: 'overdue' };
  answerApi({ 'GET /api/acts/31': { body: late } });
  const { unmount } = open('/cabinet/acts/31', 'customer');
  expect(
    await screen.findByText(/можно было до 08\.12\.2026 включительно.*«после срока»/),
  ).toBeInTheDocument();
  unmount();
  answerApi({ 'GET /api/acts/31': { body: { ...late, state: 'accepted', acceptsByTerm: true } } });
  open('/cabinet/acts/31', 'customer');
  await screen.findByText(/можно было до 08\.12\.2026 включительно/);
  expect(screen.queryByText(/будет считаться/)).toBeNull();
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
  expect(screen.getByLabelText('Основание')).toHaveValue(objection.words);
});

test('staff find the acts of a state', async () => {
  const sent = answerApi({
    'GET /api/acts?page=1': page(actSummary),
    'GET /api/acts?page=1&state=objected': page(),
  });
  open('/cabinet/acts', 'manager');
  await screen.findByRole('row', { name: /Акт №\s12/ });
  await userEvent.selectOptions(screen.getByLabelText('Состояние'), 'есть возражения');
  expect(await screen.findByText('Таких актов нет')).toBeInTheDocument();
  expect(sent.filter(({ path }) => path === '/api/acts')).toHaveLength(2);
});

test('the menu of staff counts the acts with objections', async () => {
  answerApi({ 'GET /api/acts?page=1&state=objected': page(actSummary, { ...actSummary, id: 32 }) });
  renderApp(<ActsCount />);
  expect(await screen.findByText(/2 акта с возражениями/)).toBeInTheDocument();
});

test('who is no firm has acts in the menu only with acts', async () => {
  const sent = answerApi({ 'GET /api/acts?page=1': page() });
  const { unmount } = renderApp(<WithActs>Акты</WithActs>);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('Акты')).toBeNull();
  unmount();
  answerApi({ 'GET /api/acts?page=1': page(actSummary) });
  renderApp(<WithActs>Акты</WithActs>);
  expect(await screen.findByText('Акты')).toBeInTheDocument();
});
