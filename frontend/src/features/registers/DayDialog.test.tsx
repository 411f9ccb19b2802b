import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { saveFile } from '../../shared/save-file';
import { DayButton } from './DayButton';

jest.mock('../../shared/save-file');
const saved = jest.mocked(saveFile);

beforeEach(() => saved.mockReset());

const Where = () => <p>открыто {useLocation().pathname}</p>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(
  answers: Answers,
  {
    role = 'customer',
    ...props
  }: { role?: 'customer' | 'manager'; user?: number; registerOnly?: boolean } = {},
) {
  const sent = answerApi({
    [`GET /api/order/documents/days${props.user ? `?user=${props.user}` : ''}`]: { body: [] },
    ...answers,
  });
  renderApp(
    <Routes>
      <Route path="/" element={<DayButton {...props} />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    { user: aUser({ role }) },
  );
  await press(props.registerOnly ? 'Реестр на день…' : 'На день…');
  await screen.findByRole('dialog');
  const field = screen.getByRole('textbox', { name: 'День доставки' });
  expect(field).not.toHaveValue('');
  await userEvent.clear(field);
  await userEvent.type(field, '30.11.2026');
  return sent;
}

test('the labels of a day are asked for the paper as those of chosen orders', async () => {
  await open({ 'GET /api/order/labels?day=2026-11-30&layout=label&start=1': { body: 'pdf' } });
  await press('Этикетки');
  await screen.findByRole('dialog', { name: 'Этикетки на 30.11.2026' });
  await press('Скачать PDF');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Этикетки.pdf'));
});

test('staff take the papers of a client for a day, and make no register', async () => {
  await open(
    { 'GET /api/order/documents?day=2026-11-30&user=12': { body: 'xlsx' } },
    { role: 'manager', user: 12 },
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('Все заказы клиента с доставкой');
  expect(screen.queryByRole('button', { name: 'Реестр' })).toBeNull();
  await press('Заявки');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Заявки.xlsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a register of a day is made and opened', async () => {
  const sent = await open(
    { 'POST /api/registers': { status: 201, body: { id: 5 } } },
    { registerOnly: true },
  );
  expect(screen.queryByRole('button', { name: 'Этикетки' })).toBeNull();
  await press('Составить');
  expect(await screen.findByText('открыто /cabinet/registers/5')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ day: '2026-11-30' });
});

test('a day without orders is said, and no day is refused at the field', async () => {
  const told = 'Заказов с доставкой 30.11.2026, которые ещё не сданы, нет';
  const body = { code: 'invalid', message: 'The given data was invalid.', errors: { day: [told] } };
  const sent = await open({ 'GET /api/order/documents?day=2026-11-30': { status: 422, body } });
  await press('Заявки');
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  const before = sent.length;
  await userEvent.clear(screen.getByRole('textbox', { name: 'День доставки' }));
  await press('Заявки');
  expect(screen.getByRole('textbox', { name: 'День доставки' })).toBeInvalid();
  expect(sent).toHaveLength(before);
});

describe('the day that is offered', () => {
  const days = [
    { day: '2026-12-04', orders: 12 },
    { day: '2026-12-07', orders: 1 },
  ];
  const field = () => screen.getByRole('textbox', { name: 'День доставки' });
  const show = async (answer: Answers[string]) => {
    answerApi({ 'GET /api/order/documents/days': answer });
    renderApp(<DayButton />, { user: aUser() });
    await press('На день…');
    await screen.findByRole('dialog');
  };

  test('is the first one that has orders to hand over, with their number', async () => {
    await show({ body: days });
    await waitFor(() => expect(field()).toHaveValue('04.12.2026'));
    expect(field()).toHaveAccessibleDescription(/Не сдано: 12\sзаказов/);
    await userEvent.clear(field());
    await userEvent.type(field(), '07.12.2026');
    expect(field()).toHaveAccessibleDescription(/Не сдано: 1\sзаказ$/);
    await userEvent.clear(field());
    await userEvent.type(field(), '08.12.2026');
    expect(field()).toHaveAccessibleDescription(/Ближайший день с заказами: 04\.12\.2026/);
  });

  test('is the next day of delivery where the days are not known', async () => {
    await show('offline');
    expect(field()).not.toHaveValue('');
    expect(field()).toHaveAccessibleDescription('');
  });
});
