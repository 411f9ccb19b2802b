import type { ScanAnswerDto, ScanDto } from '@shlyah/api-client';
import { labelDigits, runDigits } from '@shlyah/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { typeScan } from '../../../../test/scanner';
import { answering, answerTo, scansIn, sentScans } from '../../../../test/scans';
import { aUser } from '../../../../test/users';
import { ScanScreen } from './ScanScreen';

function open(answers: Answers) {
  const sent = answerApi(answers);
  renderApp(<ScanScreen />, { user: aUser({ id: 7, role: 'manager' }) });
  return { sent };
}

const field = () => screen.getByRole('textbox', { name: 'Штрихкод или номер заказа' });
const status = () => screen.getAllByRole('status')[0] as HTMLElement;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => localStorage.clear());

const before = { status: 3, failure: null, failureWords: null };
/** Answers each scan with an order of its own. */
const ordersOf = (changes: Partial<ScanAnswerDto>) => (body: unknown) => ({
  body: scansIn(body).map((scan) => answerTo(scan, { order: Number(scan.code), ...changes })),
});
const takenBack = (body: unknown, refused?: string) => ({
  body: (body as { ids: string[] }).ids.map((id, at) =>
    at === 0 && refused !== undefined
      ? { id, statusCode: 409, message: refused, order: 125 }
      : { id, statusCode: 200, message: '№ 125: как было', order: 125 },
  ),
});

test('the last scan is taken back', async () => {
  const { sent } = open({
    'POST /api/scans': answering({ before }),
    'POST /api/scans/takeBack': (body) => takenBack(body),
  });
  await choose('Статус');
  await userEvent.type(field(), '125{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /^Отменить №\s125/ }));
  expect(await within(status()).findByText('Отменено')).toBeInTheDocument();
  const [[scan]] = sentScans(sent) as [[ScanDto]];
  expect(sent.at(-1)?.body).toEqual({ ids: [scan.id] });
  expect(screen.queryByRole('button', { name: /^Отменить/ })).toBeNull();
  expect(screen.getByText('За смену: 0')).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('the answer comes into sight, whatever is in sight when it is scanned', async () => {
  open({ 'POST /api/scans': answering({ before }) });
  await choose('Статус');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  await userEvent.type(field(), '125{Enter}');
  await screen.findByText('За смену: 1');
  expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: 'Ответ на сканирование' }));
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  scrolled.mockRestore();
});

test('a series of receipts is taken back in one press; who has changed one of them is told', async () => {
  const { sent } = open({
    'POST /api/scans': ordersOf({ message: 'пришёл весь' }),
    'POST /api/scans/takeBack': (body) => takenBack(body, '№ 127: с тех пор изменили: Пётр Лис'),
  });
  await choose('На склад');
  for (const code of ['125', '126', '127']) await userEvent.type(field(), `${code}{Enter}`);
  expect(await screen.findByText('За смену: 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить последние 3: Принято на склад' }));
  expect(await screen.findByText(/Вернули 2 из 3. № 127: с тех пор изменили: Пётр Лис/)).toBeInTheDocument();
  expect((sent.at(-1)?.body as { ids: string[] }).ids).toEqual(
    sentScans(sent)
      .flat()
      .map(({ id }) => id)
      .reverse(),
  );
  expect(screen.getByText('За смену: 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Отменить №\s127/ })).toBeInTheDocument();
});

test('what was decided later is told, and the run is counted', async () => {
  const run = { id: 5, day: '2026-11-27', driver: 'Игорь Савич', car: null, state: 'open' };
  let isLate = false;
  open({
    'GET /api/runs/5': { body: run },
    'POST /api/scans': (body) =>
      answering(
        isLate
          ? { result: 'outdated', message: '№ 125: позже убрали из рейса № 5: Ольга Кравец, в 08:03' }
          : { joined: true, priceless: true, runCount: { scanned: 41, places: 65 } },
      )(body),
  });
  await userEvent.type(field(), `${runDigits(5)}{Enter}`);
  await within(status()).findByText(/Игорь Савич/);
  await userEvent.type(field(), '125{Enter}');
  expect(await within(status()).findByText('Готово')).toBeInTheDocument();
  expect(status().parentElement).toHaveClass('good');
  expect(screen.getByText(/^41\sиз\s65 мест рейса №\s5$/)).toBeInTheDocument();
  isLate = true;
  await userEvent.type(field(), '126{Enter}');
  expect(await within(status()).findByText('Позже решили иначе')).toBeInTheDocument();
  expect(status()).toHaveTextContent('Ольга Кравец, в 08:03');
  expect(screen.getByText(/^41\sиз\s65/)).toBeInTheDocument();
});

test('a scan is taken while a list or a field holds the focus, which keep what was chosen', async () => {
  const { sent } = open({ 'POST /api/scans': answering() });
  await choose('Статус');
  const list = screen.getByRole('combobox', { name: 'Статус' });
  const reasons = () => screen.findByRole('combobox', { name: 'Почему' });
  const words = () => screen.findByRole('textbox', { name: /причина/i });
  await userEvent.selectOptions(list, 'Не доставлена');
  await userEvent.selectOptions(await reasons(), 'другая причина');
  await userEvent.type(await words(), 'Дождь');
  for (const [place, name] of ['Почему', 'причина', 'Статус'].entries()) {
    const control = name === 'причина' ? await words() : screen.getByRole('combobox', { name });
    act(() => control.focus());
    const scan = typeScan(control, labelDigits(130 + place, 1), {
      // What a browser makes of the first sign in a list.
      onFirst: () => control === list && fireEvent.change(list, { target: { value: '4' } }),
    });
    expect(scan.isTaken).toBe(true);
    await within(status()).findByText('Готово');
    expect(list).toHaveDisplayValue('Не доставлена');
    expect(await reasons()).toHaveDisplayValue('другая причина');
    expect(await words()).toHaveValue('Дождь');
  }
  expect(sentScans(sent).flat()).toMatchObject(
    [130, 131, 132].map((order) => ({
      code: labelDigits(order, 1),
      status: 7,
      failure: 'other',
      failureWords: 'Дождь',
    })),
  );
});

test('a code that is not ours is told wherever the focus is', async () => {
  open({ 'POST /api/scans': answering() });
  await choose('Статус');
  const list = screen.getByRole('combobox', { name: 'Статус' });
  act(() => list.focus());
  expect(typeScan(list, '4811111111111').isTaken).toBe(true);
  expect(await within(status()).findByText('Не найдено')).toBeInTheDocument();
  // As slow as a person.
  expect(typeScan(list, '4822222222222', { pause: 120 }).isTaken).toBe(false);
});
