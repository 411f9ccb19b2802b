import { DELIVERED } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHandover, anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import type { Order } from '../types';
import type { Change } from './changes';
import HandoverDialog from './HandoverDialog';

/** 15:00 in Minsk. */
const now = new Date('2026-11-22T12:00:00Z');

function show(change: Change, ...orders: Order[]) {
  const saved: Change[] = [];
  const canceled = jest.fn();
  renderApp(
    <HandoverDialog
      orders={orders}
      change={change}
      now={now}
      onSave={(whole) => saved.push(whole)}
      onCancel={canceled}
    />,
  );
  return { saved, canceled };
}
const choose = (label: string | RegExp, choice: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), choice);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const onTheWay = anOrder({ id: 7, status: aStatus(4) });

test('a status set late says its hour, who took it, and whether they are the receiver', async () => {
  const { saved } = show({ status: DELIVERED }, onTheWay, anOrder({ id: 8, status: aStatus(4) }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/2\sзаказа: когда и кому вручили/);
  await choose('Когда', 'Вчера');
  await press('Поставить «Доставлена»');
  expect(screen.getByLabelText('Час')).toHaveAccessibleDescription('Укажите час или «время неизвестно»');
  await userEvent.type(screen.getByLabelText('Час'), '10:15');
  await userEvent.type(screen.getByLabelText(/Кто принял/), 'Пётр Сидоров');
  await choose(/Кем приходится/, 'сотрудник');
  await press('Поставить «Доставлена»');
  const handover = { at: '2026-11-21 10:15', receivedBy: 'Пётр Сидоров', receivedAs: 'employee' };
  expect(saved).toEqual([{ status: DELIVERED, handover }]);
});

test('an hour to come, one before an order was placed and one too long ago are refused at the field', async () => {
  const { saved } = show({ status: DELIVERED }, anOrder({ ...onTheWay, date: '2026-11-20 14:55' }));
  const refused = async (day: string, hour: string, why: RegExp) => {
    await choose('Когда', day);
    const field = screen.getByLabelText('Час');
    await userEvent.clear(field);
    await userEvent.type(field, hour);
    await press('Поставить «Доставлена»');
    expect(field).toHaveAccessibleDescription(why);
  };
  await refused('Сегодня', '15:01', /ещё не наступил/);
  await refused('20.11.2026', '14:54', /Заказ оформлен 20\.11\.2026 14:55/);
  expect(saved).toEqual([]);
  await refused('20.11.2026', '14:55', /^$/);
  expect(saved).toEqual([{ status: DELIVERED, handover: { at: '2026-11-20 14:55' } }]);
});

test('the hour may be unknown, and nothing at all may be said', async () => {
  const { saved } = show({ status: DELIVERED }, onTheWay);
  await press('Поставить «Доставлена»');
  await choose('Когда', 'Время неизвестно');
  expect(screen.queryByLabelText('Час')).toBeNull();
  await press('Поставить «Доставлена»');
  expect(saved).toEqual([{ status: DELIVERED }, { status: DELIVERED, handover: { at: null } }]);
});

test('a recorded handover is corrected in what was changed, and left alone otherwise', async () => {
  const { saved, canceled } = show({}, anOrder({ status: aStatus(DELIVERED), handover: aHandover }));
  expect(screen.getByLabelText(/Кто принял/)).toHaveValue('Ольга Вахтёр');
  await press('Сохранить');
  expect(canceled).toHaveBeenCalledTimes(1);
  await userEvent.clear(screen.getByLabelText(/Кто принял/));
  await choose(/Кем приходится/, 'сосед');
  await press('Сохранить');
  expect(saved).toEqual([{ handover: { receivedBy: null, receivedAs: 'neighbour' } }]);
});

const failedTry = { ...aHandover, outcome: 'failed', receivedBy: null, receivedAs: null } as const;

test('of a failed try the places that came back are corrected', async () => {
  const handover = { ...failedTry, placesBack: 0 };
  const { saved } = show({}, anOrder({ status: aStatus(7), failure: 'nobody', handover }));
  expect(screen.getByLabelText(/Сколько мест вернулось/)).toHaveDisplayValue('0 из 1');
  await choose(/Сколько мест вернулось/, '1 из 1');
  await press('Сохранить');
  await choose(/Сколько мест вернулось/, 'Не указано');
  await press('Сохранить');
  expect(saved).toEqual([{ handover: { placesBack: 1 } }, { handover: { placesBack: null } }]);
});

test('of a failed try only the hour is corrected: it had no taker', async () => {
  const handover = failedTry;
  const { saved } = show({}, anOrder({ status: aStatus(7), failure: 'nobody', handover }));
  expect(screen.queryByLabelText(/Кто принял/)).toBeNull();
  await choose('Когда', 'Сегодня');
  await userEvent.type(screen.getByLabelText('Час'), '9:30');
  await press('Сохранить');
  expect(saved).toEqual([{ handover: { at: '2026-11-22 09:30' } }]);
});
