import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { noChanges, publishChanges } from '../../../shared/changes';
import { Registrations } from './Registrations';
import { RegistrationsCount } from './RegistrationsCount';

const request = {
  id: 5,
  name: 'Игорь Зайцев',
  phone: '+375 (44) 10-00-005',
  email: 'pending@demo.by',
  isLegalEntity: true,
  organization: 'ЧУП «Ёлочка»',
  Unp: '290000002',
  role: 'customer',
  status: 'pending',
  pendingEmail: null,
  url: '/img/avatar.png',
  isContactPerson: false,
  contactPersonName: null,
  contactPersonPhone: null,
  orderEmails: true,
  version: 1,
  unpDuplicates: [3],
  unpValid: false,
  date: '2026-11-20 10:15',
};
const page = (data: unknown[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });
const waiting = { 'GET /api/users/unproved?page=1&status=pending': page([request]) };

const come = () => act(async () => publishChanges({ ...noChanges, registrations: true }));

test('a registration that comes is counted, in the menu too, and shown when it is asked for', async () => {
  answerApi(waiting);
  renderApp(
    <>
      <RegistrationsCount />
      <main>
        <Registrations />
      </main>
    </>,
  );
  await screen.findByText('1 ждёт решения');
  await screen.findByRole('row', { name: /Ёлочка/ });
  answerApi({
    'GET /api/users/unproved?page=1&status=pending': page([
      { ...request, id: 6, organization: 'ООО «Лютик»' },
      request,
    ]),
  });
  await come();
  await screen.findByText('2 ждут решения');
  const more = await screen.findByRole('button', { name: /^Ещё 1.новая — показать$/ });
  expect(screen.queryByRole('row', { name: /Лютик/ })).toBeNull();
  await userEvent.click(more);
  expect(screen.getByRole('row', { name: /Лютик/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /показать/ })).toBeNull();
});

test('the first one of an empty list comes by itself', async () => {
  answerApi({ 'GET /api/users/unproved?page=1&status=pending': page([]) });
  renderApp(<Registrations />);
  await screen.findByText('Новых заявок нет');
  answerApi(waiting);
  await come();
  expect(await screen.findByRole('row', { name: /Ёлочка/ })).toBeInTheDocument();
});

describe('registration requests', () => {
  test('point out a УНП that does not fit and one that is there already', async () => {
    answerApi(waiting);
    renderApp(<Registrations />);
    const row = await screen.findByRole('row', { name: /Ёлочка/ });
    expect(row).toHaveTextContent('290000002');
    expect(row).toHaveTextContent('ошибка в УНП');
    expect(within(row).getByRole('link', { name: /№\s3/ })).toHaveAttribute('href', '/cabinet/user/3');
    expect(readScreen()).toEqual([
      'Новые заявки',
      'Ожидающие подтверждения </> Отклоненные </?tab=canceled>',
      'Найдена 1 заявка',
      'Заявки, ожидающие подтверждения',
      'Заявитель | УНП | Связь | Подана | Решение',
      'ЧУП «Ёлочка» </cabinet/user/5> Игорь Зайцев | 290000002 ошибка в УНП есть у № 3 </cabinet/user/3> | ' +
        '+375 (44) 10-00-005 <tel:+375441000005> pending@demo.by <mailto:pending@demo.by> | 20.11.2026 | ' +
        '[Подтвердить] [Отклонить]',
    ]);
  });

  test('are confirmed with one press', async () => {
    const sent = answerApi({
      ...waiting,
      'POST /api/users/confirmRegistration': { body: { ...request, status: 'confirmed' } },
    });
    renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 5, version: request.version });
    // The list is asked for once more: the request is gone from it.
    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/users/unproved')).toHaveLength(2));
  });

  test('that are decided stay where they are, so that a second press decides nothing, and can be undone', async () => {
    const list = page([request, { ...request, id: 6, name: 'Зоя Лапко', organization: 'ООО «Сосна»' }]);
    const sent = answerApi({
      'GET /api/users/unproved?page=1&status=pending': list,
      'POST /api/users/confirmRegistration': {
        body: { ...request, organization: 'ЧУП «Клён»', status: 'confirmed', version: 2 },
      },
      'POST /api/users/reopenRegistration': { body: { ...request, version: 3 } },
    });
    renderApp(<Registrations />);
    const first = await screen.findByRole('row', { name: /Ёлочка/ });
    list.body.data = list.body.data.slice(1);
    await userEvent.dblClick(within(first).getByRole('button', { name: 'Подтвердить' }));
    expect(await within(first).findByText('Подтверждена')).toHaveFocus();
    const posts = () => sent.filter(({ method }) => method === 'POST');
    expect(posts().map(({ body }) => body)).toEqual([{ id: 5, version: 1 }]);
    expect(screen.getAllByRole('row').indexOf(first)).toBe(1);
    // Those of the tests before may still be shown.
    const toast = (await screen.findByText('ЧУП «Клён»: регистрация подтверждена')).closest('li');
    fireEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Отменить' }));
    expect(await within(first).findByRole('button', { name: 'Подтвердить' })).toBeEnabled();
    expect(posts().at(-1)).toMatchObject({
      path: '/api/users/reopenRegistration',
      body: { id: 5, version: 2 },
    });
  });

  test('whose page is decided whole make room for the next when asked', async () => {
    const list = page([request]);
    answerApi({
      'GET /api/users/unproved?page=1&status=pending': list,
      'POST /api/users/confirmRegistration': { body: { ...request, status: 'confirmed', version: 2 } },
    });
    renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
    list.body.data = [{ ...request, id: 6, organization: 'ООО «Сосна»' }];
    await userEvent.click(await screen.findByRole('button', { name: 'Показать следующие' }));
    expect(await screen.findByRole('row', { name: /Сосна/ })).toBeInTheDocument();
  });

  test('are rejected with a reason, or without one', async () => {
    const sent = answerApi({
      ...waiting,
      'POST /api/users/cancelRegistration': { body: { ...request, status: 'canceled' } },
    });
    renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Отклонить заявку?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Неверный УНП');
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 5,
      reason: 'Неверный УНП',
      version: request.version,
    });
    expect(await screen.findByText('ЧУП «Ёлочка»: заявка отклонена')).toBeInTheDocument();
  });

  test('are rejected with a frequent reason by one press', async () => {
    const sent = answerApi({
      ...waiting,
      'POST /api/users/cancelRegistration': { body: { ...request, status: 'canceled' } },
    });
    renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'У организации уже есть кабинет' }));
    expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveValue('У организации уже есть кабинет');
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    const posted = sent.find(({ method }) => method === 'POST')?.body;
    expect(posted).toMatchObject({ reason: 'У организации уже есть кабинет' });
  });

  test('keep the reason when the connection breaks', async () => {
    answerApi({ ...waiting, 'POST /api/users/cancelRegistration': 'offline' });
    renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Нет документов');
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(dialog.getByRole('textbox')).toHaveValue('Нет документов');
  });

  test('that could not be decided say so; what has changed meanwhile is decided as it is now', async () => {
    const fresh = { ...request, organization: 'ЧУП «Сосна»', version: 2 };
    const conflict = { code: 'version_conflict', message: 'Заявку изменили', fresh };
    const person = {
      ...request,
      id: 6,
      name: 'Зоя Лапко',
      isLegalEntity: false,
      organization: null,
      Unp: null,
    };
    const sent = answerApi({
      'GET /api/users/unproved?page=1&status=pending': page([request, person]),
      'POST /api/users/confirmRegistration': 'offline',
      'POST /api/users/cancelRegistration': { status: 409, body: conflict },
    });
    renderApp(<Registrations />);
    const row = await screen.findByRole('row', { name: /Ёлочка/ });
    expect(screen.getByRole('row', { name: /Зоя Лапко Физ\. лицо/ })).toBeInTheDocument();
    await userEvent.click(within(row).getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByText(/^Заявка не подтверждена\. Нет связи с сервером/)).toBeInTheDocument();
    // Nothing could have changed: the list is not asked for again.
    expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(1);

    await userEvent.click(within(row).getByRole('button', { name: 'Отклонить' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Заявку изменили');
    expect(dialog.getByText(/Сосна/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ id: 5, reason: null, version: 2 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: 'Отклонить' }));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  test('keep the reason of a rejection when the session ends, and ask again after the login', async () => {
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    answerApi({ ...waiting, 'POST /api/users/cancelRegistration': over });
    const { unmount } = renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'Отклонить заявку?' }));
    await userEvent.type(dialog().getByRole('textbox'), 'Нет документов');
    await userEvent.click(dialog().getByRole('button', { name: 'Отклонить' }));
    expect(await dialog().findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
    unmount();
    const sent = answerApi({
      ...waiting,
      'POST /api/users/cancelRegistration': { body: { ...request, status: 'canceled' } },
    });
    renderApp(<Registrations />);
    expect(dialog().getByRole('textbox')).toHaveValue('Нет документов');
    await userEvent.click(dialog().getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByText('ЧУП «Ёлочка»: заявка отклонена')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 5,
      reason: 'Нет документов',
      version: request.version,
    });
  });

  test('of the other tab are only confirmed', async () => {
    answerApi({
      'GET /api/users/unproved?page=1&status=canceled': page([{ ...request, status: 'canceled' }]),
    });
    renderApp(<Registrations />, { at: '/?tab=canceled' });
    expect(await screen.findByRole('button', { name: 'Подтвердить' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  });

  test('are counted in the menu, those that wait alone', async () => {
    answerApi({
      ...waiting,
      'GET /api/users/unproved?page=1&status=canceled': page([5, 6, 7].map((id) => ({ ...request, id }))),
    });
    const show = (at: string, before: Partial<ReturnType<typeof renderApp>> = {}) =>
      renderApp(
        <>
          <RegistrationsCount />
          <Registrations />
        </>,
        { at, ...(before.store && { store: before.store }), user: aUser({ role: 'manager' }) },
      );
    const pending = show('/');
    await screen.findByRole('row', { name: /Ёлочка/ });
    expect(readScreen()[0]).toMatch(/^1 /);
    pending.unmount();
    show('/?tab=canceled', pending);
    await waitFor(() => expect(screen.getAllByRole('row', { name: /Ёлочка/ })).toHaveLength(3));
    expect(readScreen()[0]).toMatch(/^1 /);
  });

  test('that are none say so', async () => {
    answerApi({ 'GET /api/users/unproved?page=1&status=pending': page([]) });
    renderApp(<Registrations />);
    expect(await screen.findByText('Новых заявок нет')).toBeInTheDocument();
  });
});
