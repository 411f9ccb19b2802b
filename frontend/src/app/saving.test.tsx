import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../test/api';
import { aContract } from '../../test/contracts';
import { anOrder } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import { OwnContract } from '../features/contracts/OwnContract';
import Webhooks from '../features/integrations/webhooks/Webhooks';
import { ProposalForm } from '../features/orders/proposals/ProposalForm';
import type { Order } from '../features/orders/types';
import { UserScreen } from '../features/users/list/UserScreen';
import { OwnProfile } from '../features/users/profile/OwnProfile';

const contract = aContract();
const webhook = {
  id: 2,
  version: 3,
  url: 'https://shop.by/events',
  description: 'Склад',
  types: ['order.*'],
  mode: 'live',
  state: 'on',
  createdAt: '2026-11-20 10:00',
  secretHint: 'a1b2',
};
const client = { ...aUser(), ordersCount: 7 };

interface Form {
  page: ReactElement;
  at: string;
  answers: Answers;
  open?: () => Promise<unknown>;
  /** The call that saves, and the thing that it answers. */
  save: string;
  stored: object & { version: number };
  /** What I change, and what the other has changed. */
  mine: [label: string | RegExp, field: string];
  theirs: [label: string | RegExp, field: string];
}

const forms: [string, Form][] = [
  [
    'the contract',
    {
      page: <OwnContract />,
      at: '/',
      answers: { 'GET /api/contract': { body: contract } },
      save: 'POST /api/contract/update',
      stored: contract,
      mine: ['Должность', 'position'],
      theirs: ['Банк', 'bank'],
    },
  ],
  [
    'the profile',
    {
      page: <OwnProfile />,
      at: '/',
      answers: {},
      save: 'POST /api/user/update',
      stored: aUser(),
      mine: ['ФИО', 'name'],
      theirs: ['Организация', 'organization'],
    },
  ],
  [
    'the user form',
    {
      page: (
        <Routes>
          <Route path="/cabinet/user/:id" element={<UserScreen>{() => null}</UserScreen>} />
        </Routes>
      ),
      at: '/cabinet/user/12',
      answers: { 'GET /api/users/12': { body: client } },
      open: async () => userEvent.click(await screen.findByRole('button', { name: 'Редактировать' })),
      save: 'PUT /api/users/updateUserInfo',
      stored: client,
      mine: ['ФИО', 'name'],
      theirs: ['Организация', 'organization'],
    },
  ],
  [
    'the address of a webhook',
    {
      page: <Webhooks />,
      at: '/cabinet/integrations?tab=webhooks&edit=2',
      answers: { 'GET /api/webhooks': { body: [webhook] } },
      save: 'PUT /api/webhooks',
      stored: webhook,
      mine: [/Пояснение/, 'description'],
      theirs: ['Адрес', 'url'],
    },
  ],
];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string | RegExp) => screen.findByLabelText(label);

async function open({ page, at, answers, open: begin }: Form, isResumed = false) {
  const user = aUser({ id: 12, role: at.includes('user') ? 'manager' : 'customer' });
  const sent = answerApi(answers);
  const app = renderApp(page, { at, user });
  if (!isResumed) await begin?.();
  return { ...app, sent };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(forms)('%s', (_name, form) => {
  const [method = ''] = form.save.split(' ');
  const saves = (sent: ReturnType<typeof answerApi>) =>
    sent.filter((call) => call.method === method).map(({ body }) => body);

  test('is saved after a conflict over what the other has saved, which stays', async () => {
    await open(form);
    await userEvent.type(await field(form.mine[0]), ' 2');
    const fresh = { ...form.stored, [form.theirs[1]]: 'https://new.by/hook', version: 9 };
    const savedBy = { name: 'Мария Лис', at: '2026-11-20 12:01' };
    const conflict = { code: 'version_conflict', message: 'Уже изменено', fresh, savedBy };
    answerApi({ ...form.answers, [form.save]: { status: 409, body: conflict } });
    await press('Сохранить');
    expect(await screen.findByText(/тем временем изменили/)).toBeInTheDocument();
    expect(screen.getByText('Мария Лис, 20.11.2026 12:01')).toBeInTheDocument();
    expect(await field(form.theirs[0])).toHaveValue('https://new.by/hook');
    const sent = answerApi({ ...form.answers, [form.save]: { body: { ...fresh, version: 10 } } });
    await press('Сохранить');
    await waitFor(() => expect(saves(sent)).toHaveLength(1));
    const [body] = saves(sent) as Record<string, unknown>[];
    expect(String(body?.['version'])).toBe('9');
    expect(body?.[form.mine[1]]).toMatch(/ 2$/);
    // Either not sent at all, or as the other has left it.
    expect([undefined, 'https://new.by/hook']).toContain(body?.[form.theirs[1]]);
    await waitFor(() => expect(screen.queryByText(/тем временем изменили/)).toBeNull());
  });

  test('keeps what is typed when the session has ended, and leads back to it', async () => {
    const { opened, unmount } = await open(form);
    await userEvent.type(await field(form.mine[0]), ' 2');
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    answerApi({ ...form.answers, [form.save]: over });
    await press('Сохранить');
    expect(await screen.findByText('Сеанс закончился')).toBeInTheDocument();
    await press('Войти снова');
    expect(opened).toEqual([window.location.href]);
    unmount();
    await open(form, true);
    await screen.findByText(/^Вы начали это раньше/);
    expect(((await field(form.mine[0])) as HTMLInputElement).value).toMatch(/ 2$/);
  });
});

test('a proposal sent again after a conflict does not take back the comment of the other side', async () => {
  answerApi({ 'GET /api/points': { body: [] } });
  const order = anOrder();
  let now = order;
  const form = (shown: typeof order) => (
    <ProposalForm
      order={shown}
      viewer="client"
      former={undefined}
      onDone={() => undefined}
      onCancel={() => undefined}
      onConflict={(fresh) => (now = fresh ?? now)}
    />
  );
  const { unmount } = renderApp(form(order), { user: aUser() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Комментарии' }));
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  await userEvent.type(screen.getByLabelText('Почему'), 'Так надо');
  const fresh = anOrder({ version: 5, comment: 'Со двора' });
  const conflict = { code: 'version_conflict', message: 'Заказ изменён', fresh };
  answerApi({
    'GET /api/points': { body: [] },
    'POST /api/order/1024/proposals': { status: 409, body: conflict },
  });
  await press('Отправить');
  expect(await screen.findByText('Заказ тем временем изменили')).toBeInTheDocument();
  expect(screen.getAllByLabelText(/^Комментарий/)[0]).toHaveValue('Со двора');
  unmount();
  // The order is shown anew; the draft goes onto it.
  renderApp(form(now), { user: aUser() });
  const sent = answerApi({ 'GET /api/points': { body: [] }, 'POST /api/order/1024/proposals': { body: {} } });
  await press('Отправить');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    reciverComment: 'Позвонить',
    reason: 'Так надо',
    version: 5,
  });
});

test('a proposal takes over what others save while it is typed, and asks about what both have changed', async () => {
  const order = anOrder({ version: 4 });
  answerApi({ 'GET /api/points': { body: [] } });
  let setNow: (now: Order) => void = () => undefined;
  function Screen() {
    const [now, set] = useState<Order>(order);
    setNow = set;
    const nothing = () => undefined;
    const rest = { former: undefined, onDone: nothing, onCancel: nothing, onConflict: nothing };
    return <ProposalForm order={now} viewer="client" {...rest} />;
  }
  renderApp(<Screen />, { user: aUser() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Комментарии' }));
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  await userEvent.type(screen.getByLabelText('Почему'), 'Так надо');
  act(() => setNow(anOrder({ version: 5, comment: 'Со двора' })));
  expect(screen.getAllByLabelText(/^Комментарий/)[0]).toHaveValue('Со двора');
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('Позвонить');
  expect(screen.queryByText('Заказ тем временем изменили')).toBeNull();
  act(() => setNow(anOrder({ version: 6, comment: 'Со двора', reciverComment: 'Не звонить' })));
  expect(await screen.findByText('Заказ тем временем изменили')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Позвонить/ }));
  const sent = answerApi({ 'GET /api/points': { body: [] }, 'POST /api/order/1024/proposals': { body: {} } });
  await press('Объединить и сохранить');
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    reciverComment: 'Позвонить',
    reason: 'Так надо',
    version: 6,
  });
});
