import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aRun } from '../../../../test/runs';
import { createRun, updateRun } from './actions';
import { LeaveDialog } from './LeaveDialog';
import RunDialog from './RunDialog';

const message = '02.12.2026 доставки нет.';
const refused = { status: 409, body: { code: 'unusual_day', message } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The dialog of a stored run, as its page opens it. */
function change(answers: Answers) {
  const sent = answerApi(answers);
  const saved = jest.fn();
  const run = aRun();
  renderApp(
    <RunDialog
      title="Рейс № 5"
      confirmLabel="Сохранить"
      run={run}
      save={(_body, changed, version) => updateRun({ id: run.id, version, ...changed })}
      onSaved={saved}
      onClose={() => undefined}
    />,
  );
  return { saved, bodies: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

async function typeDay(day: string) {
  const field = screen.getByLabelText(/^День/);
  await userEvent.clear(field);
  await userEvent.type(field, day);
}

beforeEach(() => sessionStorage.clear());

test('a run is moved to a day without delivery by a second press that says so', async () => {
  const answer: Answers[string] = { ...refused };
  const { saved, bodies } = change({ 'PUT /api/runs/5': answer });
  await typeDay('02.12.2026');
  await press('Сохранить');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  Object.assign(answer, { status: 200, body: aRun({ day: '2026-12-02', version: 5 }) });
  await press('Всё равно сохранить');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(bodies()).toEqual([
    { version: 4, day: '2026-12-02' },
    { version: 4, day: '2026-12-02', confirmDay: true },
  ]);
});

test('the answer about one day is not that about another one', async () => {
  const { bodies } = change({ 'PUT /api/runs/5': refused });
  await typeDay('02.12.2026');
  await press('Сохранить');
  await screen.findByText(message);
  await typeDay('09.12.2026');
  await press('Всё равно сохранить');
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ version: 4, day: '2026-12-09' });
});

test('another refusal is not answered by the next press', async () => {
  const invalid = {
    status: 422,
    body: { code: 'invalid', message: 'Неверно', errors: { car: ['Не больше 100 знаков'] } },
  };
  const { bodies } = change({ 'PUT /api/runs/5': invalid });
  await typeDay('02.12.2026');
  await press('Сохранить');
  await screen.findAllByText('Не больше 100 знаков');
  await press('Сохранить');
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ version: 4, day: '2026-12-02' });
});

test('a new run on a day without delivery is asked about, too', async () => {
  let tries = 0;
  const sent = answerApi({
    'POST /api/runs': () =>
      tries++ === 0 ? refused : { status: 201, body: aRun({ id: 7, day: '2026-12-02' }) },
  });
  const saved = jest.fn();
  renderApp(
    <RunDialog
      title="Новый рейс"
      confirmLabel="Создать"
      run={{ day: '2026-12-02', driver: null, driverPhone: null, car: null }}
      save={(requestBody) => createRun({ requestBody, idempotencyKey: 'key' })}
      onSaved={saved}
      onClose={() => undefined}
    />,
  );
  await press('Создать');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await press('Всё равно сохранить');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const plain = { day: '2026-12-02', driver: null, driverPhone: null, car: null };
  const posted = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted).toEqual([plain, { ...plain, confirmDay: true }]);
});

describe('a departure', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T05:00:00Z') }));
  afterEach(() => jest.useRealTimers());
  const leave = (day: string) => {
    renderApp(
      <LeaveDialog
        run={aRun({ day })}
        onLeft={() => undefined}
        onFresh={() => undefined}
        onClose={() => undefined}
      />,
    );
    return screen.getByRole('dialog');
  };

  test('before the day of the run says both days', () => {
    expect(leave('2026-12-01')).toHaveTextContent('Рейс назначен на 01.12.2026, сегодня 30.11.2026.');
  });

  test.each(['2026-11-30', '2026-11-29'])(
    'on the day of the run or after it says nothing of it: %s',
    (day) => {
      expect(within(leave(day)).queryByText(/Рейс назначен на/)).toBeNull();
    },
  );
});
