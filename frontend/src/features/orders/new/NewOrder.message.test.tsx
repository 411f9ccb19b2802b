import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../../test/api';
import { press, readyDraft, showNewOrder, user } from '../../../../test/new-order';
import { storedDraft } from './order-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const city = (id: number, search: string) => ({
  id,
  search,
  city: search.split(',')[0],
  zone_id: 7,
  coef: 2,
});
const cities: Answers = {
  'GET /api/findCountry?query=Гомель': { body: [city(3, 'Гомель')] },
  'GET /api/findCountry?query=Речица': {
    body: [city(7, 'Речица, Речицкий район, Гомельская область'), city(8, 'Речица, Столинский район')],
  },
};

/** The second step with a message pasted; what it read. */
async function paste(text: string, answers: Answers = {}) {
  const app = showNewOrder({ step: 2, answers: { ...cities, ...answers } });
  await press('Вставить сообщение');
  await userEvent.click(await screen.findByLabelText('Текст сообщения'));
  await userEvent.paste(text);
  return { ...app, dialog: within(screen.getByRole('dialog')) };
}

const whole =
  'Иванова Мария Петровна 8029 123-45-67 доб. 12 Гомель ул.Советская д.12 кв 4, 30.11 до 18:00, 3 кг, 30х20х10';

test('a message fills the receiver in, and a mark takes a field back', async () => {
  const { dialog } = await paste(whole);
  expect(await dialog.findByLabelText('Город: Гомель')).toBeChecked();
  expect(dialog.getByLabelText('ФИО: Иванова Мария Петровна')).toBeChecked();
  expect(dialog.getByText('из «30.11 до 18:00»')).toBeInTheDocument();
  await press('Заполнить');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Гомель');
  expect(screen.getByLabelText('Телефон получателя')).toHaveValue('+375 (29) 12-34-567');
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('Телефон: доб. 12');
  expect(storedDraft(user.id)).toMatchObject({
    reciverAddressId: '3',
    reciverStreet: 'ул.Советская',
    reciverHouse: '12',
    reciverFlat: '4',
    deliveryDate: '2026-11-30 18:00',
    packages: [{ length: '30', width: '20', height: '10', weight: '3', places: '1' }],
  });
  expect(screen.getByText(/Остальное — на следующих шагах/)).toBeInTheDocument();
  await press('Убрать: ФИО: Иванова Мария Петровна');
  expect(screen.getByLabelText('ФИО получателя')).toHaveValue('');
  expect(screen.queryByText('ФИО: Иванова Мария Петровна')).toBeNull();
});

test('the day of fetching and that of the delivery go into their own fields', async () => {
  const { dialog } = await paste(
    'Заберите 30.11 с 14 до 18, доставить 01.12: Гомель, ул. Мира 5, Анна 80291234567',
  );
  expect(await dialog.findByLabelText('Город: Гомель')).toBeChecked();
  expect(dialog.getByLabelText('Когда доставить: 01.12.2026 до 23:00')).toBeChecked();
  expect(dialog.getByLabelText('Когда забрать: 30.11.2026 14:00–18:00')).toBeChecked();
  await press('Заполнить');
  expect(storedDraft(user.id)).toMatchObject({
    deliveryDate: '2026-12-01 23:00',
    pickupDate: '2026-11-30 18:00',
    pickupFrom: '14:00',
  });
});

test('a pickup behind the delivery is left to the person, with the reason', async () => {
  const { dialog } = await paste('Заберите 03.12, доставить 01.12: Гомель, ул. Мира 5, Анна 80291234567');
  await dialog.findByLabelText('Город: Гомель');
  expect(dialog.getByLabelText(/^Когда забрать: 03\.12\.2026/)).not.toBeChecked();
  expect(dialog.getByText(/Забрать нужно не позже доставки/)).toBeInTheDocument();
});

test('what a field would hold by half is named, and hours and the door phone go to the courier', async () => {
  const { dialog } = await paste(
    'Гомель, ул. Мира 5, кв. 5 или 6, домофон 45к. Анна 80291234567, 5 кор по 12 кг, 30.11 с 9 до 12',
  );
  expect(await dialog.findByLabelText('Город: Гомель')).toBeChecked();
  expect(dialog.getByText(/решите сами: «кв. 5 или 6»/)).toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Квартира/)).toBeNull();
  expect(dialog.getByLabelText('Комментарий курьеру: домофон 45к, с 9 до 12')).toBeChecked();
  await press('Заполнить');
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('Домофон 45к, с 9 до 12');
  expect(storedDraft(user.id)).toMatchObject({
    reciverFlat: '',
    deliveryDate: '2026-11-30 12:00',
    packages: [{ weight: '12', places: '5' }],
  });
  await press('Убрать: Комментарий к доставке');
  expect(screen.getByLabelText(/^Комментарий к доставке/)).toHaveValue('');
});

test('a message that is pasted into «Кому?» is read with its lines, and a name is looked for', async () => {
  showNewOrder({ step: 2, answers: cities });
  const field = await screen.findByRole('combobox', { name: /^Кому\?/ });
  await userEvent.click(field);
  await userEvent.paste('Иванова Анна\n8029 123-45-67\nГомель, ул. Мира 5');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Текст сообщения')).toHaveValue(
    'Иванова Анна\n8029 123-45-67\nГомель, ул. Мира 5',
  );
  expect(await dialog.findByLabelText('Город: Гомель')).toBeChecked();
  expect(field).toHaveValue('');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await press('Заполнить');
  expect(screen.getByLabelText('ФИО получателя')).toHaveValue('Иванова Анна');
  await userEvent.click(field);
  await userEvent.paste('Иван');
  expect(field).toHaveValue('Иван');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tick that is taken off leaves the field alone', async () => {
  const { dialog } = await paste(whole);
  await dialog.findByLabelText('Город: Гомель');
  await userEvent.click(dialog.getByLabelText('Квартира: 4'));
  await press('Заполнить');
  expect(storedDraft(user.id)).toMatchObject({ reciverHouse: '12', reciverFlat: '' });
});

test('what stands in the form is replaced only when a person says so', async () => {
  readyDraft();
  const { dialog } = await paste('Орлов Иван, 80291112233, Гомель, ул. Мира 1');
  await dialog.findByLabelText('Город: Гомель');
  const phone = dialog.getByLabelText('Телефон: +375 (29) 11-12-233');
  expect(phone).not.toBeChecked();
  expect(dialog.getByText('Сейчас в форме: +375 (29) 20-00-001')).toBeInTheDocument();
  await userEvent.click(phone);
  await press('Заполнить');
  expect(storedDraft(user.id)).toMatchObject({
    reciverPhone: '+375 (29) 11-12-233',
    name: 'Виктор Гайдук',
    reciverStreet: 'ул. Советская',
  });
});

test('of namesakes a person chooses', async () => {
  const { dialog } = await paste('Речица, ул. Молодёжная 4, Лазаренко Павел 80291234500');
  await userEvent.selectOptions(await dialog.findByLabelText('Какой из них?'), 'Речица, Столинский район');
  expect(dialog.getByLabelText('Город: Речица, Столинский район')).toBeChecked();
  await press('Заполнить');
  expect(storedDraft(user.id)).toMatchObject({ reciverAddressId: '8' });
});

test('a day without deliveries is said so and not filled in by itself', async () => {
  const { dialog } = await paste('Иван 80291234567, ул. Мира 5, 28.11');
  expect(dialog.getByLabelText('Когда доставить: 28.11.2026 до 23:00')).not.toBeChecked();
  expect(dialog.getByText(/28\.11 — суббота, доставки нет/)).toBeInTheDocument();
});

test('without a network the rest is read', async () => {
  const { dialog } = await paste(whole, { 'GET /api/findCountry?query=Гомель': 'offline' });
  expect(
    await dialog.findByText('Не удалось найти город: нет связи. Выберите его в форме.'),
  ).toBeInTheDocument();
  expect(dialog.getByLabelText('Улица: ул.Советская')).toBeChecked();
});

test('a message of nothing is said to be so', async () => {
  const { dialog } = await paste('Спасибо, всё получили 👍');
  expect(dialog.getByText('Ничего для заказа не нашли. Заполните поля сами.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Заполнить' })).toBeDisabled();
});
