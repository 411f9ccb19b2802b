import { defaultCalendar } from '@shlyah/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { known, made, now, press, readyDraft, showNewOrder as show, user } from '../../../../test/new-order';
import { anOrder } from '../../../../test/orders';
import { getCalendar } from '../../calendar/actions';
import { repeated } from '../form/values';
import { keepDraft, storedDraft } from './order-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Sunday, the next day with delivery by the usual week, is closed; so are Mondays. */
const calendar = {
  ...defaultCalendar,
  weekdays: defaultCalendar.weekdays.filter((day) => day !== 'monday'),
  days: [{ day: '2026-11-22', isOpen: false, name: 'Праздник' }],
  version: 2,
};
const refusal = {
  code: 'invalid',
  message: 'The given data was invalid.',
  errors: { deliveryDate: ['22.11 — Праздник, доставки нет. Ближайшие: 24.11, 26.11'] },
};

test('a day that closed while the form stood open is told, and the calendar asked for anew; nothing is lost', async () => {
  readyDraft();
  const { store, orders } = show({
    step: 4,
    answers: {
      'POST /api/order': { status: 422, body: refusal },
      'GET /api/calendar': { body: calendar },
    },
  });
  expect(await screen.findByText('По средам и субботам доставки нет')).toBeInTheDocument();
  await press('Оставить заявку');
  expect((await screen.findAllByText(/22\.11.* — Праздник, доставки нет/)).length).toBeGreaterThan(0);
  expect(await screen.findByText('По понедельникам, средам и субботам доставки нет')).toBeInTheDocument();
  expect(orders()).toHaveLength(1);
  expect(storedDraft(user.id)?.deliveryDate).toBe('2026-11-22 23:00');
  expect(store.getState().cache[getCalendar.typePrefix]?.data).toEqual(calendar);
});

test('a calendar that comes late moves the day that was offered before the step is shown', async () => {
  readyDraft();
  const { store } = show({ step: 3, answers: { ...known, ...made } });
  act(() => {
    store.dispatch(getCalendar.fulfilled(calendar, '', undefined, { cache: provided }));
  });
  await press('Далее');
  await screen.findByText('По понедельникам, средам и субботам доставки нет');
  await press('Оставить заявку');
  await waitFor(() => expect(screen.getByText(/Создан/)).toBeInTheDocument());
});
const provided = { provides: { name: getCalendar.typePrefix, key: '[null]' } };

test('a copy is offered a day of the calendar', () => {
  const values = repeated(anOrder(), now(), calendar);
  expect(values.deliveryDate).toBe('2026-11-24 23:00');
  keepDraft(user.id, values);
});
