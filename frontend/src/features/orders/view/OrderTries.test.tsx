import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { aHandover, anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { OrderTries } from './OrderTries';

test('the tries of an order are loaded when they are asked for, each with its confirmation', async () => {
  const row = {
    ...aHandover,
    task: 'deliver',
    corrects: null,
    failure: null,
    failureWords: null,
    run: null,
    driver: null,
    source: 'desk',
    author: null,
  };
  const failed = { ...row, outcome: 'failed', receivedBy: null, receivedAs: null, places: null };
  URL.createObjectURL = () => 'blob:paper';
  const sent = answerApi({
    'GET /api/order/1024/handovers': {
      body: [
        { ...row, id: 33, corrected: false, corrects: 32 },
        { ...row, id: 32, corrected: true },
        { ...failed, id: 30, corrected: true, failure: 'nobody' },
      ],
    },
    'GET /api/order/1024/handovers/30/confirmation': { body: 'PDF' },
  });
  renderApp(<OrderTries order={anOrder({ handover: aHandover })} />);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByText('Все попытки'));
  const rows = await screen.findAllByRole('listitem').then((all) => all.map((one) => one.textContent));
  const tries = rows.filter((text) => text.includes('Подтверждение'));
  expect(tries).toHaveLength(3);
  expect(tries[1]).toContain('Исправлено: вручено');
  expect(tries[2]).toContain('Отменено: не вручено');
  expect(tries[2]).toContain('никого не было на месте');
  await userEvent.click(screen.getByRole('button', { name: /не вручено/ }));
  expect(sent.at(-1)?.path).toBe('/api/order/1024/handovers/30/confirmation');
});
