import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { Registrations } from './Registrations';

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

describe('registration requests', () => {
  test('point out a УНП that does not fit and one that is there already', async () => {
    answerApi(waiting);
    renderApp(<Registrations />);
    const row = await screen.findByRole('row', { name: /Ёлочка/ });
    expect(row).toHaveTextContent('290000002');
    expect(row).toHaveTextContent('не сходится');
    expect(within(row).getByRole('link', { name: /№\s3/ })).toHaveAttribute('href', '/cabinet/user/3');
  });

  test('are confirmed with one press', async () => {
    const sent = answerApi({
      ...waiting,
      'POST /api/users/confirmRegistration': { body: { ...request, status: 'confirmed' } },
    });
    renderApp(<Registrations />);
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 5 });
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
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 5, reason: 'Неверный УНП' });
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

  test('of the other tab are only confirmed', async () => {
    answerApi({
      'GET /api/users/unproved?page=1&status=canceled': page([{ ...request, status: 'canceled' }]),
    });
    renderApp(<Registrations />, { at: '/?tab=canceled' });
    expect(await screen.findByRole('button', { name: 'Подтвердить' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  });

  test('that are none say so', async () => {
    answerApi({ 'GET /api/users/unproved?page=1&status=pending': page([]) });
    renderApp(<Registrations />);
    expect(await screen.findByText('Новых заявок нет')).toBeInTheDocument();
  });
});
