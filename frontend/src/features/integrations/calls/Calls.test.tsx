import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import Calls from './Calls';
import type { KeyCall } from '../types';

const call: KeyCall = {
  at: '2026-11-20 09:30',
  keyId: 3,
  operation: 'createOrder',
  status: 422,
  code: 'invalid',
  ms: 12,
  requestId: '0b6f3c1e-5d2a-4f0e-9a37-1c2b3d4e5f60',
  address: '203.0.113.7',
};
const pageOf = (data: KeyCall[], total = data.length) => ({ body: { data, page: 1, pages: 2, total } });
const keys = { 'GET /api/keys': { body: [{ id: 3, name: '1С, склад' }] } };

function show(answers: Answers, at = '/cabinet/integrations?tab=calls') {
  const sent = answerApi({ ...keys, ...answers });
  return { ...renderApp(<Calls />, { at, user: aUser() }), sent };
}

test('a call is told with its key, its answer and the number to ask us by', async () => {
  show({ 'GET /api/keys/calls?page=1': pageOf([call], 21) });
  const table = within(await screen.findByRole('table', { name: 'Вызовы' }));
  expect(await table.findByText('1С, склад')).toBeInTheDocument();
  expect(table.getByText('422 invalid')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Найден 21 вызов');
  const user = userEvent.setup();
  await user.click(table.getByRole('button', { name: `Скопировать номер запроса ${call.requestId}` }));
  expect(await navigator.clipboard.readText()).toBe(call.requestId);
});

test('a key that was revoked is called by its number', async () => {
  show({ 'GET /api/keys/calls?page=1': pageOf([{ ...call, keyId: 9 }]) });
  expect(await screen.findByText('№ 9, отозван')).toBeInTheDocument();
});

test('the calls of one key are asked for by the address, from the first page', async () => {
  const { sent } = show(
    { 'GET /api/keys/calls?page=2': pageOf([call]), 'GET /api/keys/calls?keyId=3&page=1': pageOf([]) },
    '/cabinet/integrations?tab=calls&page=2',
  );
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByLabelText('Ключ'), '1С, склад');
  expect(await screen.findByText('За 7 дней вызовов не было')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Показать все ключи' })).toBeInTheDocument();
  expect(sent.at(-1)?.query).toEqual({ keyId: '3', page: '1' });
});

test('what went wrong is said, with a way to try again', async () => {
  show({ 'GET /api/keys/calls?page=1': { status: 500, body: { message: 'Ошибка на сервере' } } });
  expect(await screen.findByText('Не удалось загрузить вызовы')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeInTheDocument();
});
