import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { typedDraft, useTyped } from '../../../shared/useTyped';
import { RejectDialog } from '../registrations/RejectDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { RoleDialog } from './RoleDialog';

const anna = aUser({ id: 12, name: 'Анна Лис', email: 'anna@example.by', version: 3 });
const done = jest.fn();
const left = jest.fn();

beforeEach(() => jest.clearAllMocks());

const plain = (element: HTMLElement): string | null => element.textContent?.replaceAll('\u00a0', ' ') ?? null;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('before a user is deleted', () => {
  function show(orders: number, answers: Answers = {}) {
    const sent = answerApi({
      'GET /api/users/12': { body: { ...anna, ordersCount: orders } },
      ...answers,
    });
    renderApp(<DeleteUserDialog user={anna as never} onDeleted={done} onCancel={left} />);
    return sent;
  }

  test.each([
    [1, 'исчезнет 1 заказ'],
    [2, 'исчезнут 2 заказа'],
    [5, 'исчезнут 5 заказов'],
  ])('with %d orders it is said what goes along', async (count, words) => {
    show(count);
    expect(screen.getByText('Считаем заказы…')).toBeInTheDocument();
    expect(plain(await screen.findByText(/^Анна Лис/))).toBe(
      `Анна Лис, anna@example.by. Вместе с ним ${words}, контракт и сканы. Вернуть их будет нельзя. ` +
        'Если удалить только пользователя, заказы останутся с его именем и телефоном, а с ними и договор.',
    );
  });

  test('without orders there is nothing to leave', async () => {
    const sent = show(0, { 'DELETE /api/users/deleteAndOrders/12': {} });
    expect(plain(await screen.findByText(/^Анна Лис/))).toBe(
      'Анна Лис, anna@example.by. Заказов у него нет. Вернуть учётную запись будет нельзя.',
    );
    expect(screen.queryByRole('button', { name: 'Только пользователь' })).toBeNull();
    await press('Пользователь и заказы');
    expect(await screen.findByText('Анна Лис: пользователь и его заказы удалены')).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE' });
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('his orders may stay', async () => {
    const sent = show(2, { 'DELETE /api/users/12': {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Только пользователь' }));
    expect(await screen.findByText('Анна Лис: пользователь удалён, его заказы остались')).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/users/12' });
    expect(done).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('a role', () => {
  const show = (role: 'manager' | 'customer', answers: Answers) => {
    const sent = answerApi(answers);
    renderApp(<RoleDialog user={anna as never} role={role} onChanged={done} onCancel={left} />);
    return sent;
  };
  const saved = { 'PUT /api/users/updateRole': { body: anna } };

  test.each([
    [
      'manager',
      'Назначить менеджером: Анна Лис?',
      'Анна Лис увидит все заказы и данные всех клиентов. Свои заказы оформлять не сможет.',
      'Анна Лис: теперь менеджер',
    ],
    [
      'customer',
      'Сделать клиентом: Анна Лис?',
      'Анна Лис потеряет доступ к чужим заказам и клиентам.',
      'Анна Лис: теперь клиент',
    ],
  ] as const)('%s is given when it was said what that means', async (role, title, words, toast) => {
    const sent = show(role, saved);
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByText(words)).toBeInTheDocument();
    await press('Сменить роль');
    expect(await screen.findByText(toast)).toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { id: 12, role, version: 3 } }]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('that could not be given is left as it is, in words', async () => {
    show('manager', { 'PUT /api/users/updateRole': 'offline' });
    await press('Сменить роль');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Нет связи с сервером/);
    await press('Отмена');
    expect([done.mock.calls.length, left.mock.calls.length]).toEqual([0, 1]);
  });
});

test('a request is rejected with the reason that was typed, without spaces around it', async () => {
  const rejected = jest.fn();
  function Asked() {
    const reason = useTyped(() => typedDraft('reason'));
    const rest = { busy: false, problem: 'Нет связи', onReject: rejected, onCancel: left };
    return <RejectDialog applicant={anna as never} reason={reason} {...rest} />;
  }
  renderApp(<Asked />);
  const dialog = within(screen.getByRole('dialog', { name: 'Отклонить заявку?' }));
  expect(plain(dialog.getByText(/получит письмо/))).toBe(
    'ООО «Ромашка» получит письмо об отказе на anna@example.by. Заявка останется во вкладке «Отклоненные», её можно будет подтвердить.',
  );
  expect(dialog.getByRole('alert')).toHaveTextContent('Нет связи');
  const reason = dialog.getByRole('textbox', { name: /^Причина/ });
  expect(reason).toHaveAccessibleDescription(/Попадёт в письмо слово в слово\./);
  await userEvent.type(reason, ' Нет УНП ');
  await press('Отклонить');
  expect(rejected).toHaveBeenCalledWith('Нет УНП');
});
