import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { house, known, press, retype, showEditOrder as show } from '../../../../test/edit-order';
import { anOrder, aStatus } from '../../../../test/orders';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { EditOrder } from './EditOrder';

/** Another user has saved meanwhile. */
const overtakenBy = (fresh: object): Answers => ({
  'PUT /api/order': { status: 409, body: { code: 'version_conflict', message: 'Заказ изменён', fresh } },
});

const changes = () => {
  const lines = readScreen(screen.getByRole('complementary'));
  return lines.slice(lines.indexOf('Что изменится'));
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what will change is told in words, and sent over the version that was read', async () => {
  const { saves } = await show({ 'PUT /api/order': { body: anOrder({ version: 2 }) } });
  await userEvent.selectOptions(screen.getByLabelText('Статус'), 'Принята');
  await press('Поставить по тарифу: 38.50\u00a0р');
  await retype(house()[1] as HTMLElement, '14');
  await userEvent.click(screen.getByLabelText('Привезёт в пункт'));
  await screen.findByRole('option', { name: 'г. Брест, ул. Московская, 208', hidden: true });
  await userEvent.selectOptions(screen.getByLabelText('Пункт приёма'), 'г. Брест, ул. Московская, 208');
  expect(changes()).toEqual([
    'Что изменится',
    'Статус Новая Принята',
    'Цена Формируется 38.50 р',
    'Откуда забрать Минск, ул. Немига, д. 5, кв. 12 пункт: г. Брест, ул. Московская, 208',
    'Куда доставить Гомель, ул. Советская, д. 12 Гомель, ул. Советская, д. 14',
    '[Сохранить]',
    'Отмена </cabinet/orders/view/1024?status=1&page=2>',
  ]);
  await press('Сохранить');
  expect(await screen.findByText('Заказ открыт')).toBeInTheDocument();
  expect(await screen.findByText(/Заказ №\s1024 сохранён/)).toBeInTheDocument();
  const [body] = saves();
  expect(body).toMatchObject({
    id: 1024,
    version: 1,
    status: 2,
    price: 38.5,
    reciverHouse: '14',
    delivery: 'punkt',
    pickupPoint: 4,
    street: null,
  });
  // Unchanged cargo is not written anew.
  expect(body).not.toHaveProperty('packages');
});

test('what another has saved meanwhile is shown beside one’s own, and both are saved', async () => {
  const fresh = anOrder({
    version: 5,
    comment: 'Со двора',
    reciverHouse: '20',
    status: aStatus(2),
  });
  await show(overtakenBy(fresh));
  await retype(house()[1] as HTMLElement, '14');
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  await press('Сохранить');
  const panel = await screen.findByRole('alert');
  expect(readScreen(panel)).toEqual([
    'Заказ тем временем изменили',
    'Ваши правки не сохранены, но и не пропали. Сравните и объедините.',
    'Уже сохранено',
    'Статус Новая Принята',
    'Комментарий отправителя пусто Со двора',
    'Добавятся ваши',
    'Комментарий для получателя пусто Позвонить',
    'Куда доставить: чьё оставить?',
    '() Гомель, ул. Советская, д. 14 Ваше',
    '() Гомель, ул. Советская, д. 20 Сохранено тем временем',
    '[Объединить и сохранить]',
    '[Отбросить мои правки]',
    'Сначала выберите, что оставить.',
  ]);
  expect(within(panel).getByRole('button', { name: 'Объединить и сохранить' })).toBeDisabled();
  const sent = answerApi({ ...known, 'PUT /api/order': { body: fresh } });
  await userEvent.click(within(panel).getByLabelText(/д\.\s14/));
  expect(within(panel).queryByText('Сначала выберите, что оставить.')).toBeNull();
  await press('Объединить и сохранить');
  expect(await screen.findByText('Заказ открыт')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 5,
    status: 2,
    comment: 'Со двора',
    reciverHouse: '14',
    reciverComment: 'Позвонить',
  });
});

test('a merged order that is refused stays in the form, with why, and is saved over what was merged', async () => {
  const fresh = anOrder({ version: 5, comment: 'Со двора' });
  await show(overtakenBy(fresh));
  await retype(house()[1] as HTMLElement, '14');
  await userEvent.type(screen.getByLabelText(/^Комментарий для курьера/), 'Позвонить');
  await press('Сохранить');
  const panel = await screen.findByRole('alert');
  // What was empty is said so.
  expect(within(panel).getByText('Комментарий отправителя: чьё оставить?')).toBeInTheDocument();
  await userEvent.click(within(panel).getByLabelText(/Позвонить/));
  const invalid = { code: 'invalid', message: '', errors: { reciverHouse: ['Нет такого дома'] } };
  answerApi({ ...known, 'PUT /api/order': { status: 422, body: invalid } });
  await press('Объединить и сохранить');
  expect((await screen.findAllByText(/Нет такого дома/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Заказ тем временем изменили')).toBeNull();
  expect(screen.getByLabelText(/^Комментарий для курьера/)).toHaveValue('Позвонить');
  expect(house()[1]).toHaveValue('14');
  const newer = anOrder({ version: 6, comment: 'Со двора' });
  answerApi({ ...known, ...overtakenBy(newer) });
  await press('Сохранить');
  const again = await screen.findByRole('button', { name: 'Объединить и сохранить' });
  expect(again).not.toHaveAttribute('aria-busy');
  const sent = answerApi({ ...known, 'PUT /api/order': { body: newer } });
  await press('Объединить и сохранить');
  expect(await screen.findByText('Заказ открыт')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 6, reciverHouse: '14' });
});

test('an address that names no order, and an order whose price cannot be told yet, say so', async () => {
  answerApi(known);
  const { unmount } = renderApp(
    <Routes>
      <Route path="/cabinet/orders/edit/:id" element={<EditOrder />} />
    </Routes>,
    { at: '/cabinet/orders/edit/abc', user: aUser({ id: 2, role: 'manager' }) },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Правка заказа$/);
  expect(screen.getByText('Такого заказа нет')).toBeInTheDocument();
  unmount();
  await show();
  await userEvent.click(screen.getByLabelText('В пункт выдачи'));
  expect(screen.getByText('Расчёт появится, когда будут указаны место доставки и груз.')).toBeInTheDocument();
});

test('edits that were left and then dropped for those of another do not come back', async () => {
  const { unmount } = await show();
  await retype(house()[1] as HTMLElement, '14');
  unmount();
  const fresh = anOrder({ version: 5, comment: 'Со двора' });
  await show(overtakenBy(fresh));
  await retype(house()[1] as HTMLElement, '16');
  await press('Сохранить');
  await screen.findByRole('alert');
  await press('Отбросить мои правки');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText(/^Комментарий для курьера/)).toHaveValue('Со двора');
  expect(house()[1]).toHaveValue('12');
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  expect(screen.queryByText(/^Вы начали это раньше/)).toBeNull();
});

test('edits that were left are there again, beside what is typed meanwhile, until they are given up', async () => {
  const { unmount } = await show();
  await retype(house()[1] as HTMLElement, '14');
  unmount();
  const again = await show();
  expect(screen.getByText(/^Вы начали это раньше/)).toBeInTheDocument();
  expect(house()[1]).toHaveValue('14');
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  again.unmount();
  const third = await show();
  expect(house()[1]).toHaveValue('14');
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('Позвонить');
  await press('Начать заново');
  expect(house()[1]).toHaveValue('12');
  third.unmount();
  await show();
  expect(screen.queryByText(/^Вы начали это раньше/)).toBeNull();
});

test('edits that were left go onto what another has saved since, and what both changed is asked', async () => {
  const { unmount } = await show();
  await retype(house()[1] as HTMLElement, '14');
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  unmount();
  const theirs = anOrder({ version: 5, comment: 'Со двора', reciverHouse: '20' });
  const { saves } = await show({
    'GET /api/order/single?id=1024': { body: theirs },
    'PUT /api/order': { body: theirs },
  });
  expect(screen.getByLabelText(/^Комментарий для курьера/)).toHaveValue('Со двора');
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('Позвонить');
  await press('Сохранить');
  expect(saves()).toEqual([]);
  await userEvent.click(screen.getByLabelText(/д\.\s20/));
  expect(house()[1]).toHaveValue('20');
  await press('Объединить и сохранить');
  await screen.findByText('Заказ открыт');
  expect(saves()).toMatchObject([
    { version: 5, comment: 'Со двора', reciverHouse: '20', reciverComment: 'Позвонить' },
  ]);
});

test('what is typed after somebody else’s save was met goes into the merge, too', async () => {
  const fresh = anOrder({ version: 5, comment: 'Со двора' });
  await show(overtakenBy(fresh));
  await retype(house()[1] as HTMLElement, '14');
  await press('Сохранить');
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  const sent = answerApi({ ...known, 'PUT /api/order': { body: fresh } });
  await press('Объединить и сохранить');
  await screen.findByText('Заказ открыт');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 5,
    comment: 'Со двора',
    reciverHouse: '14',
    reciverComment: 'Позвонить',
  });
});

test('what is typed between a save and its answer comes back as edits that were left', async () => {
  let answer: (how: { body: object }) => void = () => undefined;
  const { unmount } = await show({ 'PUT /api/order': new Promise((resolve) => (answer = resolve)) });
  await retype(house()[1] as HTMLElement, '14');
  await press('Сохранить');
  await userEvent.type(screen.getByLabelText(/^Комментарий к доставке/), 'Позвонить');
  const saved = anOrder({ version: 2, reciverHouse: '14' });
  answer({ body: saved });
  await screen.findByText('Заказ открыт');
  unmount();
  await show({ 'GET /api/order/single?id=1024': { body: saved } });
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('Позвонить');
  expect(changes().slice(0, 2)).toEqual(['Что изменится', 'Комментарий для получателя пусто Позвонить']);
});
