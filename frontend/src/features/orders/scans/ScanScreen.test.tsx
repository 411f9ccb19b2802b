import type { ScanAnswerDto, ScanDto } from '@shlyah/api-client';
import {
  defaultCalendar,
  formatDate,
  labelDigits,
  minskDay,
  nextDeliveryDay,
  runDigits,
} from '@shlyah/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { answering, sentScans } from '../../../../test/scans';
import { aUser } from '../../../../test/users';
import { ScanScreen } from './ScanScreen';

function open(answers: Answers, id = 7) {
  const sent = answerApi(answers);
  const { unmount } = renderApp(<ScanScreen />, { user: aUser({ id, role: 'manager' }) });
  return { sent, unmount };
}

const field = () => screen.getByRole('textbox', { name: 'Штрихкод или номер заказа' });
const status = () => screen.getAllByRole('status')[0] as HTMLElement;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => localStorage.clear());

test('a scan that ends in Enter or Tab is sent with its meaning, and answered in words', async () => {
  const { sent } = open({ 'POST /api/scans': answering({ priceless: true }) });
  await choose('Статус');
  await userEvent.type(field(), `${labelDigits(125, 1)}{Enter}`);
  expect(await within(status()).findByText('Готово')).toBeInTheDocument();
  expect(status()).toHaveTextContent('№ 125: В пути. Цена не назначена');
  await userEvent.type(field(), labelDigits(126, 1));
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await screen.findAllByText('Готово');
  expect(sentScans(sent).flat()).toMatchObject([
    { code: labelDigits(125, 1), action: 'status', status: 4 },
    { code: labelDigits(126, 1), action: 'status', status: 4 },
  ]);
});

test('a choice by the mouse, signs that are typed elsewhere and a press on the page come back to the field', async () => {
  open({ 'POST /api/scans': answering() });
  expect(field()).toHaveFocus();
  await choose('Статус');
  expect(field()).toHaveFocus();
  const radio = screen.getByRole('radio', { name: 'Статус' });
  act(() => radio.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(field()).not.toHaveFocus();
  await userEvent.keyboard('1');
  expect(field()).toHaveFocus();
  act(() => field().blur());
  await userEvent.click(screen.getByRole('heading', { name: 'Сканирование' }));
  expect(field()).toHaveFocus();
});

test('what cannot be sent is kept over a reload for its own account, and sent once, in order', async () => {
  let isOffline = true;
  const lost = { status: 503, body: { code: 'unavailable', message: 'Сервер отдыхает' } };
  const answers: Answers = { 'POST /api/scans': (body) => (isOffline ? lost : answering()(body)) };
  const first = open(answers);
  await userEvent.type(field(), '125{Enter}');
  await userEvent.type(field(), '126{Enter}');
  expect(await screen.findByText('В очереди: 2')).toBeInTheDocument();
  expect(screen.getByText('Сервер отдыхает')).toBeInTheDocument();
  const [before] = sentScans(first.sent);
  first.unmount();

  const other = open(answers, 8);
  expect(screen.queryByText('В очереди')).toBeNull();
  expect(sentScans(other.sent)).toEqual([]);
  other.unmount();

  isOffline = false;
  const again = open(answers);
  await screen.findAllByText('Готово');
  const sent = sentScans(again.sent).flat();
  expect(sent.map(({ code }) => code)).toEqual(['125', '126']);
  const { age = 0, ...first125 } = sent[0] as ScanDto;
  const { age: firstAge = 0, ...sent125 } = before?.[0] as ScanDto;
  expect(first125).toEqual(sent125);
  expect(age).toBeGreaterThanOrEqual(firstAge ?? 0);
  expect(screen.queryByText('В очереди')).toBeNull();
});

test('two tabs scan for what each has chosen, and lose none of the other’s scans', async () => {
  let isOffline = true;
  const lost = { status: 503, body: { code: 'unavailable', message: 'Сервер отдыхает' } };
  const sent = answerApi({ 'POST /api/scans': (body) => (isOffline ? lost : answering()(body)) });
  const user = aUser({ id: 7, role: 'manager' });
  const tab = () => {
    renderApp(<ScanScreen />, { user });
    return within(document.body.lastElementChild as HTMLElement);
  };
  const [one, two] = [tab(), tab()];
  const scan = (inside: typeof one, code: string) =>
    userEvent.type(inside.getByRole('textbox', { name: 'Штрихкод или номер заказа' }), `${code}{Enter}`);
  await userEvent.click(one.getByRole('radio', { name: 'Статус' }));
  await scan(one, '125');
  await userEvent.click(two.getByRole('radio', { name: 'На склад' }));
  await scan(two, '126');
  await scan(one, '127');
  await scan(one, '128');
  isOffline = false;
  await waitFor(() => expect(one.queryByText(/В очереди/)).toBeNull(), { timeout: 15_000 });
  const done = sentScans(sent).at(-1) ?? [];
  expect(done.map(({ code, action }) => [code, action])).toEqual([
    ['125', 'status'],
    ['126', 'receive'],
    ['127', 'status'],
    ['128', 'status'],
  ]);
}, 30_000);

test('an ended session keeps the scans and leads to the login', async () => {
  open({ 'POST /api/scans': { status: 401, body: { code: 'unauthorized', message: 'Войдите' } } });
  await userEvent.type(field(), '125{Enter}');
  expect(await screen.findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
  expect(screen.getByText('В очереди: 1')).toBeInTheDocument();
});

test('«Не доставлена» is scanned once its reason is chosen, which goes with each scan', async () => {
  const { sent } = open({ 'POST /api/scans': answering() });
  await choose('Статус');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'Не доставлена');
  await userEvent.type(field(), '125{Enter}');
  expect(status()).toHaveTextContent('Нужна причина Выберите, почему не доставлено');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Почему' }),
    'никого не было на месте',
  );
  await userEvent.type(field(), '125{Enter}');
  await within(status()).findByText('Готово');
  expect(sentScans(sent)).toMatchObject([[{ code: '125', status: 7, failure: 'nobody' }]]);
});

test('the day on which it is brought again goes with each scan, and a wrong one stops them', async () => {
  const { sent } = open({ 'POST /api/scans': answering() });
  const day = nextDeliveryDay(minskDay(new Date()), new Date(), defaultCalendar);
  await choose('Статус');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'Не доставлена');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Почему' }),
    'попросили привезти в другой день',
  );
  const again = await screen.findByLabelText(/Привезти снова/);
  await userEvent.type(again, '01.01.2020');
  await userEvent.type(field(), '125{Enter}');
  expect(status()).toHaveTextContent('Не принято');
  await userEvent.clear(again);
  await userEvent.type(again, formatDate(day));
  await userEvent.type(field(), '126{Enter}');
  await within(status()).findByText('Готово');
  expect(sentScans(sent)).toMatchObject([[{ code: '126', failure: 'other_day', nextDay: day }]]);
});

test("a run's barcode chooses the run, of one that has left it is told", async () => {
  const run = { id: 5, day: '2026-11-27', driver: 'Игорь Савич', car: null, state: 'open' };
  open({ 'GET /api/runs/5': { body: run }, 'GET /api/runs/6': { body: { ...run, id: 6, state: 'left' } } });
  await userEvent.type(field(), `${runDigits(5)}{Enter}`);
  expect(await within(status()).findByText(/Рейс №\s5, Игорь Савич/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'В рейс' })).toBeChecked();
  expect(await screen.findByRole('combobox', { name: 'Рейс' })).toHaveDisplayValue(/Рейс №\s5/);
  await userEvent.type(field(), `${runDigits(6)}{Enter}`);
  expect(await within(status()).findByText('Рейс уехал')).toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'Рейс' })).toHaveDisplayValue(/Рейс №\s5/);
});

test('an order of which places are missing stands on top, and is marked as it is', async () => {
  let isWhole = false;
  const counted: Partial<ScanAnswerDto> = { result: 'counted', places: 3, scanned: [1, 2] };
  const { sent } = open({
    'POST /api/scans': (body) => answering(isWhole ? { places: 3, scanned: [1, 2, 3] } : counted)(body),
  });
  await choose('Статус');
  await userEvent.type(field(), `${labelDigits(125, 2)}{Enter}`);
  expect(await screen.findByText('Не все места')).toBeInTheDocument();
  expect(screen.getByText(/№\s125 \(2\sиз\s3\), В пути/)).toBeInTheDocument();
  isWhole = true;
  await userEvent.click(screen.getByRole('button', { name: 'Всё равно отметить' }));
  await within(status()).findByText('Готово');
  expect(screen.queryByText('Не все места')).toBeNull();
  expect(sentScans(sent).at(-1)).toMatchObject([{ code: '125', action: 'status', status: 4 }]);
});
