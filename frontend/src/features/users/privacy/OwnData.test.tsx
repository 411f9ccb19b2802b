import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import OwnData from './OwnData';

const leaving = { askedAt: '2026-11-22 12:00', goesAt: '2026-12-06 12:00', reason: 'Уезжаю' };
const none = { 'GET /api/user/leaving': { status: 204, body: undefined } };

const show = (answers: Answers, user = aUser()) => {
  const sent = answerApi(answers);
  renderApp(<OwnData />, { user });
  return sent;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('«Мои данные»', () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:data';
  URL.revokeObjectURL = () => undefined;
  afterAll(() => click.mockRestore());

  test('come as a file', async () => {
    show({ ...none, 'GET /api/user/data': { body: '{}' } });
    await press('Скачать мои данные');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  });
});

test('a customer asks to be deleted, with a reason, and thinks better of it', async () => {
  const sent = show({
    ...none,
    'POST /api/user/leaving': { body: leaving },
    'DELETE /api/user/leaving': { status: 204, body: undefined },
  });
  await press('Удалить мой кабинет');
  await userEvent.type(screen.getByLabelText(/^Почему вы уходите/), 'Уезжаю');
  await press('Удалить');
  expect(await screen.findByText('06.12.2026 кабинет будет удалён')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Уезжаю' });
  await press('Оставить кабинет');
  expect(await screen.findByText('Кабинет остаётся')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Удалить мой кабинет' })).toBeInTheDocument();
});

test('what is still to be paid stands in the question, and stops nothing', async () => {
  answerApi(none);
  renderApp(<OwnData owed={<p>К оплате 5 р</p>} />, { user: aUser() });
  await press('Удалить мой кабинет');
  expect(screen.getByRole('dialog')).toHaveTextContent('К оплате 5 р');
  expect(screen.getByRole('button', { name: 'Удалить' })).toBeEnabled();
});

test('staff have their file, and nothing to delete', async () => {
  show({}, aUser({ role: 'manager' }));
  expect(screen.getByRole('button', { name: 'Скачать мои данные' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Удалить мой кабинет' })).not.toBeInTheDocument();
});

test('what fails says so, and can be pressed again', async () => {
  show({
    ...none,
    'GET /api/user/data': 'offline',
    'POST /api/user/leaving': { status: 409, body: { code: 'refused', message: 'Есть заказы в пути' } },
  });
  await press('Скачать мои данные');
  expect(await screen.findByText(/^Файл не получен\. Нет связи с сервером/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Скачать мои данные' })).not.toHaveAttribute('aria-busy');
  await press('Удалить мой кабинет');
  await press('Удалить');
  expect(await screen.findByText('Есть заказы в пути')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Удалить мой кабинет');
  expect(screen.getByRole('button', { name: 'Удалить' })).not.toHaveAttribute('aria-busy');
});

test('whoever is leaving and cannot take it back is told why', async () => {
  show({ 'GET /api/user/leaving': { body: leaving }, 'DELETE /api/user/leaving': 'offline' });
  await press('Оставить кабинет');
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Оставить кабинет' })).not.toHaveAttribute('aria-busy');
});
