import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aRun as run, aRunOrder as order } from '../../../../test/runs';
import { RunScreen } from './RunScreen';

async function open(answers: Answers, shown: ReturnType<typeof run>) {
  const sent = answerApi({ 'GET /api/runs/5': { body: shown }, ...answers });
  renderApp(
    <Routes>
      <Route path="/cabinet/runs/:id" element={<RunScreen />} />
    </Routes>,
    { at: '/cabinet/runs/5' },
  );
  await screen.findByRole('heading', { level: 1, name: /Рейс №/ });
  return sent;
}

test('what was changed after the departure rings on its stop until the driver was told', async () => {
  const change = { field: 'reciverHouse', from: '12', to: '14', by: 'Пётр Лис', at: '2026-11-29 09:10' };
  const left = { state: 'left' as const, leftAt: '2026-11-29 08:00' };
  const told = { untold: false, toldAt: '2026-11-29 09:30', toldBy: 'Ольга Кравец' };
  const after = run({
    ...left,
    version: 6,
    orders: [order(125, { changes: [change], ...told }), order(126)],
  });
  const sent = await open(
    { 'POST /api/runs/5/told': { body: after } },
    run({
      ...left,
      version: 5,
      changedAfterLeaving: 1,
      orders: [order(125, { changes: [change], untold: true }), order(126, { awaiting: true })],
    }),
  );
  expect(screen.getByText('После выезда изменено: 1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ждёт ответа: 1' })).toHaveAttribute(
    'href',
    '/cabinet/orders/view/126?run=5&inRun=5',
  );
  const words = 'Изменено: дом получателя: было 12, стало 14, Пётр Лис, 29.11.2026 09:10';
  expect(screen.getByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Водителю сказано' }));
  await screen.findByText('Водителю сказано, Ольга Кравец, 29.11.2026 09:30');
  expect(sent.at(-1)?.body).toEqual({ version: 5, ids: [125] });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/После выезда изменено/)).toBeNull();
});

test('an order that was moved to another day has left, with who has moved it', async () => {
  const movedAway = Array.from({ length: 12 }, (_, at) => ({
    id: 130 + at,
    day: '2026-12-12',
    movedBy: 'Пётр Лис',
    movedAt: '2026-11-26 09:10',
  }));
  await open({}, run({ movedAway }));
  expect(
    screen.getByText(/^№\s130 ушёл: перенесён на 12\.12\.2026, Пётр Лис, 26\.11\.2026 09:10$/),
  ).toBeInTheDocument();
  expect(screen.getAllByText(/ушёл: перенесён/)).toHaveLength(10);
  expect(screen.getByText(/^и ещё 2\sзаказа$/)).toBeInTheDocument();
});
