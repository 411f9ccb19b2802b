import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { setMode, switchMode, currentMode } from '../../shared/mode';
import { TestMode } from './TestMode';

const user = aUser({ id: 12 });

function show(answers: Answers = {}) {
  const sent = answerApi(answers);
  const { opened } = renderApp(<TestMode />, { user });
  return { sent, opened };
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  switchMode('live', user);
  setMode(user);
});

/** In the test mode of the tab. */
function showTest(answers: Answers) {
  switchMode('test', user);
  setMode(user);
  return show(answers);
}

const clear = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Удалить тестовые заказы' }));
  return within(screen.getByRole('dialog', { name: 'Удалить все тестовые заказы?' }));
};

test('the switch opens the page anew in the other mode, and back', async () => {
  const { opened } = show();
  const box = screen.getByRole('checkbox', { name: 'Тестовый режим' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(
    'Кабинет в этой вкладке работает с тестовыми заказами. Видите их только вы, их никто не повезёт.',
  );
  await userEvent.click(box);
  expect(opened).toEqual(['/cabinet/integrations']);
  setMode(user);
  expect(currentMode()).toBe('test');
});

test('what the browser does not keep is told', async () => {
  const { opened } = show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Тестовый режим' }));
  expect(
    await screen.findByText('Браузер не даёт запомнить режим. Разрешите сайту хранить данные.'),
  ).toBeInTheDocument();
  expect(opened).toEqual([]);
});

test('test orders are deleted in their mode alone', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Удалить тестовые заказы' })).toBeNull();
});

test('test orders are deleted after a question, which can be left', async () => {
  const { sent } = showTest({ 'DELETE /api/sandbox/orders': { body: { count: 3 } } });
  let dialog = await clear();
  expect(
    dialog.getByText(/^Рабочие заказы останутся\. Без этого тестовые удаляются сами через 30\sдней\.$/),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
  expect(sent).toHaveLength(0);
  dialog = await clear();
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/^Удалено 3\sтестовых заказа$/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/sandbox/orders' }]);
});

test.each([
  [0, /^Тестовых заказов не было$/],
  [1, /^Удалён 1\sтестовый заказ$/],
  [5, /^Удалено 5\sтестовых заказов$/],
])('of %d deleted orders it is said how many', async (count, words) => {
  showTest({ 'DELETE /api/sandbox/orders': { body: { count } } });
  await userEvent.click((await clear()).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('why they were not deleted is said', async () => {
  showTest({ 'DELETE /api/sandbox/orders': 'offline' });
  await userEvent.click((await clear()).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/^Удалить не удалось\. Нет связи с сервером/)).toBeInTheDocument();
});
