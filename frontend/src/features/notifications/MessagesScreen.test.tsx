import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { MessagesScreen } from './MessagesScreen';

const sms = {
  id: 3,
  date: '2026-11-20 15:10',
  channel: 'sms',
  to: '37529*****67',
  account: null,
  subject: 'SMS получателю заказа № 125: Принята',
  state: 'failed',
  attempts: 20,
  sentAt: null,
  nextAt: null,
  reason: 'Шлюз ответил 500',
};
const letter = {
  ...sms,
  id: 2,
  channel: 'email',
  to: 'a***@example.by',
  account: { id: 12, name: 'Анна Лис' },
  subject: 'Заказ № 124: Доставлена',
  state: 'sent',
  attempts: 1,
  sentAt: '2026-11-20 15:11',
  reason: null,
};
const file = { ...letter, id: 5, toFile: true };
const later = { ...letter, id: 1, state: 'waiting', attempts: 2, sentAt: null, nextAt: '2026-11-20 15:40' };
const page = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });

const show = (answers: Answers, address = '/cabinet/messages') => {
  const sent = answerApi(answers);
  renderApp(<MessagesScreen />, { at: address });
  return sent;
};

const LIST = 'GET /api/messages?page=1';
const AGAIN = 'POST /api/messages/resend';

test('says what, to whom, about whose account, and how it went', async () => {
  show({ [LIST]: page(sms, letter, later) });
  const [first, second, third] = (await screen.findAllByRole('row')).slice(1) as HTMLElement[];
  for (const text of ['37529*****67', 'Не дошло', '20 попыток. Шлюз ответил 500'])
    expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument();
  expect(within(second as HTMLElement).getByRole('link', { name: 'Анна Лис' })).toHaveAttribute(
    'href',
    '/cabinet/user/12',
  );
  expect(within(second as HTMLElement).getByText('20.11.2026 15:11')).toBeInTheDocument();
  expect(within(third as HTMLElement).getByText('2 попытки, попробуем 20.11.2026 15:40')).toBeInTheDocument();
  const [button, ...others] = screen.getAllByRole('button', { name: /^Отправить снова/ });
  expect(button).toHaveTextContent(/^Отправить снова$/);
  expect(others).toEqual([]);
});

test('a letter that lies in a file is not called sent', async () => {
  show({ [LIST]: page(file) });
  const [row] = (await screen.findAllByRole('row')).slice(1) as [HTMLElement];
  expect(within(row).getByText('Записано в файл')).toBeInTheDocument();
  expect(within(row).queryByText('Отправлено')).toBeNull();
});

test('sends again what did not go, and reads the list anew', async () => {
  const sent = show({ [LIST]: page(sms), [AGAIN]: { status: 202, body: { count: 1 } } });
  await userEvent.click(await screen.findByRole('button', { name: `Отправить снова: ${sms.subject}` }));
  expect(await screen.findByText('1 сообщение снова в очереди')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['POST', { ids: [3] }],
      ['GET', undefined],
    ]),
  );
});

test('sends all of a page again; what somebody else has sent is said', async () => {
  const sent = show({ [LIST]: page(sms, { ...sms, id: 4 }), [AGAIN]: { status: 202, body: { count: 0 } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить снова все 2' }));
  expect(await screen.findByText('Уже отправлено или ждёт отправки')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [3, 4] });
});

test('says why sending again did not work', async () => {
  const away = { status: 503, body: { statusCode: 503, code: 'unavailable', message: 'База не отвечает.' } };
  show({ [LIST]: page(sms), [AGAIN]: away });
  await userEvent.click(await screen.findByRole('button', { name: /^Отправить снова/ }));
  expect(await screen.findByText('Отправить не удалось. База не отвечает.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Отправить снова/ })).toBeEnabled();
});

test('is narrowed by the form, and the address keeps the question', async () => {
  const sent = show({
    [LIST]: page(sms),
    'GET /api/messages?state=failed&channel=sms&page=1': page(sms),
    'GET /api/messages?state=failed&channel=sms&to=80291234567&page=1': page(),
  });
  await screen.findByText('37529*****67');
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.selectOptions(await screen.findByLabelText('Итог'), 'Не дошло');
  await userEvent.selectOptions(screen.getByLabelText('Способ'), 'SMS');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await screen.findByText('Способ: SMS');
  const search = screen.getByRole('searchbox', { name: 'Поиск' });
  expect(search).toHaveAttribute('placeholder', 'Номер или почта');
  await userEvent.type(search, '80291234567{Enter}');
  expect(await screen.findByText('Сообщений не найдено')).toBeInTheDocument();
  expect(sent.at(-1)?.query).toEqual({ state: 'failed', channel: 'sms', to: '80291234567', page: '1' });
});

test('is narrowed to an order by its number or its own number', async () => {
  const sent = show({ [LIST]: page(sms), 'GET /api/messages?order=A-17&page=1': page(letter) });
  await screen.findByText('37529*****67');
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.type(await screen.findByLabelText('Заказ'), 'A-17');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(await screen.findByText('Заказ № 124: Доставлена')).toBeInTheDocument();
  expect(screen.getByText('Заказ: A-17')).toBeInTheDocument();
  expect(sent.at(-1)?.query).toEqual({ order: 'A-17', page: '1' });
});
