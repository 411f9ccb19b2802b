import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_HEADER } from '@shlyah/domain';
import { answerApi, type Answers } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import { destination } from '../features/calculator/destination';
import { getOwnContract } from '../features/contracts/actions';
import { announceAccount } from './open-account';
import { setPageAccount } from './page-account';
import { SessionGate } from './SessionGate';

const owner = aUser();
const other = aUser({ id: 77, organization: 'ООО «Лютик»' });
const refused = { status: 409, body: { code: 'session_changed', message: 'Вошли под другим именем.' } };
const loggedOut = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };

function open(answers: Answers, at = '/cabinet/contract?tab=1') {
  const sent = answerApi(answers);
  setPageAccount(owner);
  const app = renderApp(
    <>
      <SessionGate user={owner} />
      <p>Контракт ООО «Ромашка»</p>
    </>,
    { at, user: owner },
  );
  return { ...app, sent };
}

const otherTab = () =>
  act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'shlyah.account' })));
const cover = (name: string) => screen.findByRole('dialog', { name });
const isHidden = () => document.documentElement.style.visibility === 'hidden';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each call names the account of the page; the question who is here names none', async () => {
  const { store, sent } = open({ 'GET /api/contract': {}, 'GET /api/user': { body: owner } });
  await store.dispatch(getOwnContract());
  await otherTab();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ headers }) => headers.get(ACCOUNT_HEADER))).toEqual(['12', null]);
});

test('a refused call hides the page and says who is logged in, not who was', async () => {
  const { store, opened } = open({ 'GET /api/contract': refused, 'GET /api/user': { body: other } });
  await act(() => store.dispatch(getOwnContract()));
  expect(await cover('В этом браузере вошли под другим именем')).toHaveTextContent(
    'Сейчас открыт кабинет: ООО «Лютик».',
  );
  expect(isHidden()).toBe(true);
  await press('Открыть этот кабинет');
  expect(opened).toEqual(['/cabinet']);
});

test('a logout in another tab hides the page at once; the login leads back to it', async () => {
  const { opened } = open({ 'GET /api/user': loggedOut });
  await otherTab();
  expect(isHidden()).toBe(true);
  await cover('Вы вышли из кабинета');
  await press('Войти');
  expect(opened).toEqual(['/cabinet/contract?tab=1']);
});

test('what cannot be known is asked again; the page of who is logged in is shown', async () => {
  const answers: Answers = { 'GET /api/user': 'offline' };
  open(answers);
  await otherTab();
  await cover('Не удалось проверить вход');
  expect(isHidden()).toBe(true);
  answerApi({ 'GET /api/user': { body: owner } });
  await press('Попробовать ещё раз');
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a public page is opened anew', async () => {
  const { opened } = open({ 'GET /api/user': loggedOut }, '/contact');
  await otherTab();
  await waitFor(() => expect(opened).toEqual(['/contact']));
});

test('a page whose account has got other rights stays, and says so', async () => {
  open({ 'GET /api/user': { body: { ...owner, role: 'manager' } } });
  await otherTab();
  expect(await screen.findByText(/^Ваши права изменились. Обновите страницу/)).toBeInTheDocument();
  expect(isHidden()).toBe(false);
});

test('the city that one account has chosen is no other’s', () => {
  const minsk = { id: 6, search: 'Минск' };
  destination.write(minsk);
  announceAccount(null);
  announceAccount(owner);
  expect(destination.read()).toEqual(minsk);
  announceAccount(null);
  expect(destination.read()).toBeNull();
});

describe('a manager whose role is taken away', () => {
  const manager = aUser({ role: 'manager' });
  const forbidden = { status: 403, body: { code: 'forbidden', message: 'Недостаточно прав.' } };

  function openDesk(answers: Answers) {
    const sent = answerApi(answers);
    setPageAccount(manager);
    const app = renderApp(
      <>
        <SessionGate user={manager} />
        <textarea aria-label="Заметка" />
      </>,
      { at: '/cabinet/orders/1', user: manager },
    );
    return { ...app, sent };
  }

  test('sees nothing of others after the next refusal, and what was typed comes back with the role', async () => {
    const answers = {
      'GET /api/contract': forbidden,
      'GET /api/user': { body: aUser({ role: 'customer' }) },
      'GET /api/changes?wait=25': {},
    };
    const { store, opened } = openDesk(answers);
    await userEvent.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Не дозвон');
    await act(() => store.dispatch(getOwnContract()));
    expect(await cover('Нет доступа')).toHaveTextContent('Введённое на ней пока не пропало');
    expect(isHidden()).toBe(true);
    await press('Открыть свой кабинет');
    expect(opened).toEqual(['/cabinet']);
    answerApi({ ...answers, 'GET /api/user': { body: manager } });
    await press('Проверить снова');
    await waitFor(() => expect(isHidden()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Не дозвон');
  });

  test.each([
    ['still a manager', { body: manager }],
    ['not known to be another', 'offline' as const],
  ])('keeps the page after a refusal of something else: %s', async (_who, answer) => {
    const { store, sent } = openDesk({
      'GET /api/contract': forbidden,
      'GET /api/user': answer,
      'GET /api/changes?wait=25': {},
    });
    await act(() => store.dispatch(getOwnContract()));
    await waitFor(() => expect(sent.some(({ path }) => path === '/api/user')).toBe(true));
    expect(isHidden()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
