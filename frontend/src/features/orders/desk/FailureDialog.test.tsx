import { NOT_DELIVERED } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import FailureDialog from './FailureDialog';

const now = new Date('2026-11-20T10:00:00Z');

function show() {
  const saved: object[] = [];
  renderApp(
    <FailureDialog
      orders={[anOrder({ id: 7 })]}
      change={{ status: NOT_DELIVERED }}
      now={now}
      onSave={(change) => saved.push(change)}
      onCancel={() => undefined}
    />,
  );
  return saved;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

test('a reason is asked for, with words where the list has none', async () => {
  const saved = show();
  await save();
  expect(screen.getByText('Выберите причину')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('другая причина'));
  await save();
  expect(saved).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Причина своими словами/), 'Лифт не работает');
  await save();
  expect(saved).toEqual([{ status: 7, failure: 'other', failureWords: 'Лифт не работает' }]);
});

test('the next try is the nearest day of delivery, in the same step', async () => {
  const saved = show();
  await userEvent.click(screen.getByLabelText('никого не было на месте'));
  await userEvent.click(screen.getByRole('checkbox', { name: /Привезти снова 22\.11\.2026/ }));
  await save();
  expect(saved).toEqual([{ status: 7, failure: 'nobody', deliveryDate: '2026-11-22 23:00' }]);
});

test('another day was asked for: any open day is named, a closed one is refused with the nearest', async () => {
  const saved = show();
  expect(screen.queryByLabelText('На какой день')).toBeNull();
  await userEvent.click(screen.getByLabelText('попросили привезти в другой день'));
  expect(screen.getByRole('checkbox', { name: /Привезти снова 22\.11\.2026/ })).toBeChecked();
  const day = screen.getByLabelText('На какой день');
  await userEvent.clear(day);
  await userEvent.type(day, '25.11.2026');
  await save();
  expect(saved).toEqual([]);
  expect(day).toHaveAccessibleDescription(/25\.11 — среда, доставки нет\. Ближайшие: 26\.11, 27\.11/);
  await userEvent.clear(day);
  await userEvent.type(day, '04.12.2026');
  await save();
  expect(saved).toEqual([{ status: 7, failure: 'other_day', deliveryDate: '2026-12-04 23:00' }]);
});

test('the day is left out where it is not known yet', async () => {
  const saved = show();
  await userEvent.click(screen.getByLabelText('попросили привезти в другой день'));
  await userEvent.click(screen.getByRole('checkbox', { name: /Привезти снова/ }));
  await save();
  expect(saved).toEqual([{ status: 7, failure: 'other_day' }]);
});

test('the hour of a try that is told late goes with the reason', async () => {
  const saved = show();
  await userEvent.click(screen.getByLabelText('никого не было на месте'));
  await userEvent.click(screen.getByRole('button', { name: 'Когда пытались вручить…' }));
  await userEvent.selectOptions(screen.getByLabelText('Когда'), 'Сегодня');
  await save();
  expect(saved).toEqual([]);
  await userEvent.type(screen.getByLabelText('Час'), '12:40');
  await save();
  expect(saved).toEqual([{ status: 7, failure: 'nobody', handover: { at: '2026-11-20 12:40' } }]);
});
