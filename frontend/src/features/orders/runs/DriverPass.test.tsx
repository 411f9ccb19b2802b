import type { RunPassDto } from '@shlyah/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aRun, aRunOrder } from '../../../../test/runs';
import { noChanges, publishChanges } from '../../../shared/changes';
import type { Run } from './actions';
import { DriverPass } from './DriverPass';
import { passWords, smsWords } from './pass-words';
import { useRunPass } from './useRunPass';
import { driverWords } from './words';

const aPass = (changes: Partial<RunPassDto> = {}): RunPassDto => ({
  givenAt: '2026-11-30 08:05',
  givenBy: 'Ольга Кравец',
  acceptedAt: null,
  device: null,
  seenAt: null,
  expiresAt: '2999-12-02 00:00',
  closedAt: null,
  conflicts: [],
  ...changes,
});

const url = 'https://example.by/r/#5f0c6d1c2a4b4c0e9d7a1b2c3d4e5f60';
const given = { status: 201, body: { url, expiresAt: '2026-12-02 00:00', sms: 'sent' } };

const reloaded = jest.fn();

function Shown({ run }: { run: Run }) {
  return <DriverPass run={run} loaded={useRunPass(run)} reload={reloaded} />;
}

function open(answers: Answers, run = aRun()) {
  const sent = answerApi(answers);
  renderApp(<Shown run={run} />);
  return sent;
}

const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

test('the driver is let in by a code on the screen and an SMS', async () => {
  const sent = open({ 'POST /api/runs/5/pass': given });
  await press('Пустить водителя');
  const dialog = await screen.findByRole('dialog', { name: /^Пустить водителя: рейс №\s5$/ });
  expect(dialog).not.toHaveTextContent('Прежний пропуск');
  expect(within(dialog).getByRole('checkbox', { name: /SMS на \+375 \(29\) 12-34-567/ })).toBeChecked();
  await press('Пустить водителя', dialog);
  expect(await screen.findByRole('img', { name: 'QR-код страницы водителя' })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent(/SMS водителю .* на \+375 \(29\) 12-34-567/);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ sms: true });
  await press('Готово');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a telephone the code alone is shown', async () => {
  const sent = open(
    { 'POST /api/runs/5/pass': { ...given, body: { ...given.body, sms: 'off' } } },
    aRun({ driverPhone: null }),
  );
  await press('Пустить водителя');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await press('Пустить водителя', dialog);
  expect(await screen.findByRole('img')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('SMS водителю');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ sms: false });
});

test('a pass is followed live, replaced and closed', async () => {
  let pass = aPass();
  const sent = open({
    'GET /api/runs/5/pass': () => ({ body: pass }),
    'DELETE /api/runs/5/pass': () => {
      pass = aPass({ closedAt: '2026-11-30 12:00' });
      return { status: 204 };
    },
  });
  expect(
    await screen.findByText(/^Пропуск водителю дан .*8:05, страницу он ещё не открыл$/),
  ).toBeInTheDocument();
  pass = aPass({ acceptedAt: '2026-11-30 08:12', device: 'Chrome, Android', seenAt: '2026-11-30 11:42' });
  publishChanges({ ...noChanges, runs: true });
  expect(
    await screen.findByText(/^Водитель открыл страницу .*8:12, Chrome, Android\. Последняя связь .*11:42$/),
  ).toBeInTheDocument();
  await press('Новый пропуск');
  expect(await screen.findByText(/Прежний пропуск закончится/)).toBeInTheDocument();
  await press('Отмена');
  await press('Закрыть пропуск');
  await press('Закрыть пропуск', await screen.findByRole('dialog'));
  expect(await screen.findByText(/^Пропуск водителя закрыт .*12:00$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Пустить водителя' })).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('what the driver tells otherwise stands beside what the order says', async () => {
  const conflict = {
    key: '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f',
    order: 125,
    version: 7,
    desk: 'не вручено 30.11.2026 в\u00a011:30, записано: Ольга Кравец',
    outcome: 'handed',
    words: 'вручено 30.11.2026 в\u00a011:42, Пётр Сидоров',
    note: '№\u00a0125: уже не вручено 30.11.2026 в\u00a011:30. Записано: Ольга Кравец',
    takenAt: '2026-11-30 12:05',
  } as const;
  let conflicts = [conflict];
  const settle = `POST /api/runs/5/outcomes/${conflict.key}/settle`;
  let answer: object = {
    status: 409,
    body: { code: 'transition', message: 'Заказ удалён: сначала верните его.' },
  };
  const sent = open(
    { 'GET /api/runs/5/pass': () => ({ body: aPass({ conflicts }) }), [settle]: () => answer },
    aRun({ state: 'left' }),
  );
  const notice = await screen.findByText(/^1\sрасхождение с\sводителем$/);
  expect(notice.closest('[role="status"]')).toHaveTextContent(
    /№\s125: водитель — вручено 30\.11\.2026 в\s11:42, Пётр Сидоров \(пришло .*12:05\); в заказе — не вручено 30\.11\.2026 в\s11:30, записано: Ольга Кравец\./,
  );
  expect(screen.getByRole('link', { name: /№\s125/ })).toHaveAttribute(
    'href',
    expect.stringContaining('run=5'),
  );
  await press('Записать как у водителя');
  expect(await screen.findByRole('alert')).toHaveTextContent('Заказ удалён: сначала верните его.');
  answer = { status: 204 };
  conflicts = [];
  await press('Оставить как есть');
  await waitFor(() => expect(screen.queryByText(/расхождение с водителем/)).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { as: 'driver', version: 7 },
    { as: 'desk', version: 7 },
  ]);
  expect(reloaded).toHaveBeenCalledTimes(2);
});

test('a run that has returned lets nobody in', async () => {
  open(
    { 'GET /api/runs/5/pass': { body: aPass({ closedAt: '2026-11-30 12:00' }) } },
    aRun({ returnedAt: '2026-11-30 18:00' }),
  );
  expect(await screen.findByText(/^Пропуск водителя закрыт/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Пустить водителя' })).toBeNull();
});

test('an SMS of the night waits until the morning', () => {
  const words = (now: string) => smsWords('sent', '+375 (29) 12-34-567', new Date(now));
  expect(words('2026-11-30T05:00:00Z')).toBe('SMS водителю отправлена на +375 (29) 12-34-567.');
  expect(words('2026-11-30T19:00:00Z')).toBe('SMS водителю уйдёт на +375 (29) 12-34-567 утром, в 8:00.');
  expect(smsWords('noPhone', null, new Date())).toMatch(/нет мобильного телефона/);
});

test('a stop says what the driver has told from the road', () => {
  const handover = {
    source: 'courier',
    date: '2026-11-30 11:42',
    receivedBy: 'Пётр Сидоров',
    receivedAs: null,
  };
  expect(driverWords(aRunOrder(125, { outcome: 'handed', handover: handover as never }))).toBe(
    'Водитель: вручено 11:42, Пётр Сидоров',
  );
  const unsure = { ...handover, sure: 'phone', receivedBy: null } as never;
  expect(driverWords(aRunOrder(125, { outcome: 'handed', handover: unsure }))).toBe(
    'Водитель: вручено 11:42, часы телефона',
  );
  const desk = { ...handover, source: 'desk' } as never;
  expect(driverWords(aRunOrder(125, { outcome: 'handed', handover: desk }))).toBeNull();
});

test('a pass that is over says when', () => {
  const now = new Date('2026-12-02T06:00:00Z');
  expect(passWords(aPass({ expiresAt: '2026-12-02 00:00' }), now)).toMatch(
    /^Пропуск водителя закончился .*0:00$/,
  );
});
