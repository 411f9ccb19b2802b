import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { answerApi, type Answers } from '../../test/api';
import { anOrder } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import { CabinetMenu } from './layouts/CabinetMenu';
import { JournalScreen } from '../features/journal/JournalScreen';
import { OrdersDesk } from '../features/orders/desk/OrdersDesk';
import { ResetFactors } from '../features/users/list/ResetFactors';
import { Users } from '../features/users/list/Users';
import OwnData from '../features/users/privacy/OwnData';
import OwnSessions from '../features/users/profile/OwnSessions';
import { PendingEmail } from '../features/users/profile/PendingEmail';
import { Registrations } from '../features/users/registrations/Registrations';
import Security from '../features/users/security/Security';
import { UndoEmail } from '../features/users/session/UndoEmail';
import type { UserDetails } from '../features/users/words';

const admin = aUser({ id: 1, role: 'admin' });
const pageOf = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });
const session = {
  device: 'Chrome',
  address: null,
  createdAt: '2026-11-20 09:00',
  lastSeenAt: '2026-11-22 12:30',
};
const known: Answers = {
  'GET /api/user/sessions': {
    body: [
      { ...session, id: 'a', current: true },
      { ...session, id: 'b', device: 'Safari', current: false },
    ],
  },
  'GET /api/user/leaving': { status: 204 },
  'GET /api/users?page=1': pageOf(aUser()),
  'GET /api/users/12': { body: { ...aUser(), ordersCount: 2 } },
  'GET /api/users/unproved?page=1&status=pending': pageOf({
    ...aUser({ status: 'pending' }),
    unpDuplicates: [],
    unpValid: true,
    date: '2026-11-20 10:15',
  }),
  'GET /api/user/security': { body: { totp: false, recoveryCodes: 0, required: false, passkeys: [] } },
  'GET /api/journal?page=1': pageOf(),
  'GET /api/order?page=1': pageOf(anOrder()),
};
const everything = {};

/** The buttons in the order of presses; the last one sends. */
const cases: [button: string, call: string, part: ReactElement, first: readonly (string | RegExp)[]][] = [
  [
    'Отменить смену почты',
    'POST /api/user/cancelEmail',
    <PendingEmail user={aUser({ pendingEmail: 'a@b.by' })} />,
    [],
  ],
  ['Оставить прежнюю почту', 'POST /api/user/undoEmail', <UndoEmail token="abc" />, []],
  ['Выйти: Safari', 'DELETE /api/user/sessions/b', <OwnSessions />, []],
  ['Выйти на остальных устройствах', 'DELETE /api/user/sessions', <OwnSessions />, []],
  ['Скачать мои данные', 'GET /api/user/data', <OwnData />, []],
  ['Удалить', 'POST /api/user/leaving', <OwnData />, ['Удалить мой кабинет']],
  ['Включить', 'POST /api/user/totp', <Security />, []],
  ['Подтвердить', 'POST /api/users/confirmRegistration', <Registrations />, []],
  ['Отклонить', 'POST /api/users/cancelRegistration', <Registrations />, ['Отклонить']],
  ['Пользователь и заказы', 'DELETE /api/users/deleteAndOrders/12', <Users />, [/^Удалить: /]],
  [
    'Сбросить',
    'DELETE /api/users/factors/12',
    <ResetFactors user={aUser() as unknown as UserDetails} onReset={() => undefined} />,
    ['Сбросить второй фактор'],
  ],
  [
    'Да',
    'DELETE /api/order/1024',
    <OrdersDesk page={1} filter={everything} pageHref={() => '?'} />,
    [/^Выбрать заказ/, /^Удалить заказ/],
  ],
  ['Выйти', 'POST /api/user/logout', <CabinetMenu user={admin} onChoose={() => undefined} />, []],
  ['Скачать CSV', 'GET /api/journal/export', <JournalScreen />, []],
];

describe('a button whose call is on its way says so, sends nothing more, and works again after a refusal', () => {
  test.each(cases)('%s', async (button, call, part, first) => {
    let refuse: () => void = () => undefined;
    const answer = new Promise<{ status: number; body: object }>((resolve) => {
      refuse = () => resolve({ status: 503, body: { code: 'unavailable', message: `Позже: ${button}` } });
    });
    const sent = answerApi({ ...known, [call]: answer });
    renderApp(part, { user: call.includes('leaving') ? aUser() : admin });
    for (const name of first) {
      const role = String(name).includes('Выбрать') ? 'checkbox' : 'button';
      await userEvent.click(await screen.findByRole(role, { name }));
    }
    const pressed = async () =>
      (await screen.findAllByRole('button', { name: button })).at(-1) as HTMLElement;
    await waitFor(async () => expect(await pressed()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(await pressed());
    await userEvent.click(await pressed());
    const calls = sent.filter(({ method, path }) => `${method} ${path}` === call);
    expect([calls.length, (await pressed()).getAttribute('aria-busy')]).toEqual([1, 'true']);
    await act(async () => refuse());
    expect(await screen.findByText(new RegExp(`Позже: ${button}$`))).toBeInTheDocument();
    // Some dialogs close with the refusal; the remaining buttons can be pressed again.
    await waitFor(() =>
      expect(
        screen.queryAllByRole('button', { name: button }).filter((one) => one.hasAttribute('aria-busy')),
      ).toEqual([]),
    );
  });
});
