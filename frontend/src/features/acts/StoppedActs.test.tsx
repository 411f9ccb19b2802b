import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { ActGaps, StoppedActs } from './StoppedActs';

const stopped = {
  last: 11,
  stopped: {
    restoredAt: '2026-12-01 09:15',
    restoredAtUtc: '2026-12-01T06:15:00.000Z',
    backupAt: '2026-11-30 03:00',
    backupAtUtc: '2026-11-30T00:00:00.000Z',
  },
  gaps: [],
};
const gap = {
  year: 2026,
  first: 12,
  last: 15,
  restoredAt: '2026-12-01 09:15',
  restoredAtUtc: '2026-12-01T06:15:00.000Z',
};
const goesOn = { last: 15, stopped: null, gaps: [gap] };

test('an admin states the last number, and issuing goes on', async () => {
  const sent = answerApi({
    'GET /api/actSeries': { body: stopped },
    'POST /api/actSeries': { body: goesOn },
  });
  renderApp(<StoppedActs />, { user: aUser({ role: 'admin' }) });
  const field = await screen.findByRole('textbox', { name: /Последний выданный номер/ });
  expect(field).toHaveValue('11');
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить нумерацию' }));
  expect(screen.getByText('Не меньше 11')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить нумерацию' }));
  expect(await screen.findByText(/Следующий акт — №\s16/)).toBeInTheDocument();
  expect(screen.queryByText('Акты пока не выставить')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ last: 15 }]);
});

test('a manager reads who does it', async () => {
  answerApi({ 'GET /api/actSeries': { body: stopped } });
  renderApp(<StoppedActs />, { user: aUser({ role: 'manager' }) });
  expect(await screen.findByText('Последний номер называет администратор.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('numbers that were given before a restore are named', async () => {
  answerApi({ 'GET /api/actSeries': { body: goesOn } });
  renderApp(<ActGaps />, { user: aUser({ role: 'manager' }) });
  expect(
    await screen.findByText(/№\s12–15 за 2026\sгод: выданы до восстановления из копии 01\.12\.2026/),
  ).toBeInTheDocument();
});
