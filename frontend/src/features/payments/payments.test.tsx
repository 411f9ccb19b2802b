import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES, minskDay } from '@shlyah/domain';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { DebtLeft } from './DebtLeft';
import { DebtMark } from './DebtMark';
import { DebtsScreen } from './DebtsScreen';
import { MonthPaid } from './MonthPaid';
import { OwnDebt } from './OwnDebt';
import { OwnDebtLeft } from './OwnDebtLeft';
import { readPayment } from './payment-input';
import { PaymentsScreen } from './PaymentsScreen';
import { debtWords } from './words';

const today = minskDay(new Date());

const payment = {
  id: 8,
  user: 12,
  client: 'ООО «Ромашка»',
  unp: '190000000',
  day: '2026-11-28',
  sum: 120.5,
  number: '417',
  note: null,
  author: 'Ольга Кравец',
  at: '2026-11-28 10:15',
  atUtc: '2026-11-28T07:15:00.000Z',
  reversedAt: null,
  reversedAtUtc: null,
  reversedBy: null,
  reverseReason: null,
};

const debt = {
  user: 12,
  client: 'ООО «Ромашка»',
  unp: '190000000',
  acts: 200,
  paid: 79.5,
  debt: 120.5,
  advance: 0,
  overdue: 120.5,
  overdueDays: 6,
};

const page = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });

const firms = {
  'GET /api/users?page=1&role=customer&search=ромашка': page(
    aUser(),
    aUser({ id: 13, isLegalEntity: false }),
  ),
};

function open(at: string, answers: Answers, role: 'customer' | 'manager' | 'admin' = 'admin') {
  const sent = answerApi(answers);
  renderApp(
    <Routes>
      <Route path="/cabinet/payments" element={<PaymentsScreen />} />
      <Route path="/cabinet/debts" element={<DebtsScreen />} />
    </Routes>,
    { at, user: aUser({ role }) },
  );
  return sent;
}

const form = () => within(screen.getByRole('form', { name: 'Новая оплата' }));
const field = (name: string | RegExp) => form().getByRole('textbox', { name });

/** Types a payment by the keyboard alone, Enter included. */
async function type(number: string): Promise<void> {
  await userEvent.type(form().getByRole('combobox', { name: 'Фирма' }), 'ромашка');
  await userEvent.click(await screen.findByRole('option', { name: /Ромашка/ }));
  await userEvent.type(field(/^Сумма/), '120,5');
  await userEvent.type(field('Номер поручения'), `${number}{Enter}`);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

describe('payments', () => {
  test('are entered one after another: the firm is asked for again, and the day stays', async () => {
    const sent = open('/cabinet/payments', {
      'GET /api/payments?page=1': page(),
      'POST /api/payments': { status: 201, body: payment },
      ...firms,
    });
    await type('417');
    expect(await screen.findByText(/Внесено: ООО «Ромашка», 120\.50\sр/)).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      user: 12,
      day: today,
      sum: 120.5,
      number: '417',
      note: null,
    });
    expect(form().getByRole('combobox', { name: 'Фирма' })).toHaveFocus();
    expect(form().getByRole('combobox', { name: 'Фирма' })).toHaveValue('');
    expect(field(/^Сумма/)).toHaveValue('');
    expect(sent.filter(({ path, method }) => path === '/api/payments' && method === 'GET')).toHaveLength(2);
  });

  test('a repeat is asked about, and what is typed stays until it is entered', async () => {
    const message = 'Оплата №\u00a0417 уже внесена. Внести ещё одну?';
    const sent = open('/cabinet/payments', {
      'GET /api/payments?page=1': page(),
      'POST /api/payments': (body) =>
        (body as { repeat?: boolean }).repeat
          ? { status: 201, body: payment }
          : { status: 409, body: { statusCode: 409, code: 'payment_repeats', message } },
      ...firms,
    });
    await type('417');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/уже внесена\. Внести ещё одну/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Не вносить' }));
    expect(field('Номер поручения')).toHaveValue('417');
    await userEvent.type(field('Номер поручения'), '{Enter}');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Внести ещё одну' }),
    );
    expect(await screen.findByText(/Внесено/)).toBeInTheDocument();
    expect(sent.at(-2)?.body).toMatchObject({ number: '417', repeat: true });
  });

  test('of a firm whose account is gone are entered by its УНП, with the firm filled in', async () => {
    const gone = { ...debt, user: 0, client: 'ООО «Ушла»' };
    let isPaid = false;
    const sent = open('/cabinet/payments?user=0&unp=190000000', {
      'GET /api/payments?page=1&unp=190000000&user=0': page(),
      'GET /api/debts?unp=190000000': () => page(isPaid ? { ...gone, debt: 0, overdue: 0 } : gone),
      'POST /api/payments': () => {
        isPaid = true;
        return { status: 201, body: { ...payment, user: 0, client: 'ООО «Ушла»' } };
      },
    });
    await waitFor(() => expect(form().getByRole('combobox', { name: 'Фирма' })).toHaveValue('ООО «Ушла»'));
    expect(screen.getByRole('link', { name: 'акт сверки' })).toHaveAttribute(
      'href',
      '/cabinet/reconciliation?user=0&unp=190000000',
    );
    await userEvent.type(field(/^Сумма/), '120,5');
    await userEvent.type(field('Номер поручения'), '417{Enter}');
    expect(await screen.findByText(/Внесено: ООО «Ушла», 120\.50\sр/)).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ user: 0, unp: '190000000' });
    expect(await screen.findByText(/долга нет/)).toBeInTheDocument();
  });

  test('that lack anything are not sent, and are there again when the page is opened again', async () => {
    const sent = open('/cabinet/payments', { 'GET /api/payments?page=1': page() });
    await userEvent.type(field('Номер поручения'), '417{Enter}');
    expect(form().getAllByText(MESSAGES.required)).toHaveLength(2);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    document.body.replaceChildren();
    open('/cabinet/payments', { 'GET /api/payments?page=1': page() });
    expect(field('Номер поручения')).toHaveValue('417');
  });

  test('are reversed with a reason', async () => {
    const reversed = {
      ...payment,
      reversedAt: '2026-11-29 11:00',
      reversedBy: 'Ольга Кравец',
      reverseReason: 'Не та фирма',
    };
    let rows: object[] = [payment];
    const sent = open('/cabinet/payments', {
      'GET /api/payments?page=1': () => page(...rows),
      'POST /api/payments/8/reverse': () => {
        rows = [reversed];
        return { body: reversed };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Сторно: ООО «Ромашка»/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Внести сторно' }));
    expect(dialog.getByText(MESSAGES.required)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Почему' }), 'Не та фирма');
    await userEvent.click(dialog.getByRole('button', { name: 'Внести сторно' }));
    expect(await screen.findByText('Сторно 29.11.2026 11:00, Ольга Кравец: Не та фирма')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Сторно:/ })).toBeNull();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Не та фирма' });
  });

  test('are read by a manager without the right', async () => {
    open('/cabinet/payments', { 'GET /api/payments?page=1': page(payment) }, 'manager');
    expect(await screen.findByRole('row', { name: /ООО «Ромашка»/ })).toHaveTextContent(/417.*120\.50\sр/);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /Сторно/ })).toBeNull();
  });
});

test.each([
  [{ sum: '12,345' }, { sum: MESSAGES.decimals(2) }],
  [{ sum: '0' }, { sum: 'Сумма больше нуля' }],
  [{ sum: '-5' }, { sum: 'Сумма больше нуля' }],
  [{ sum: '30000000' }, { sum: 'Столько в одной оплате не бывает' }],
  [{ day: '2026-12-02' }, { day: 'Этот день ещё не наступил' }],
  [{ day: 'вчера' }, { day: 'Укажите день: 28.11.2026' }],
  [{ firm: { text: 'ром', id: null } }, { user: MESSAGES.chooseFromList }],
  [{ number: ' ' }, { number: MESSAGES.required }],
])('a payment with %o is refused', (changes, errors) => {
  const typed = { firm: { text: 'Ромашка', id: 12 }, day: '2026-11-28', sum: '5', number: '1', note: '' };
  expect(readPayment({ ...typed, ...changes }, '2026-12-01')).toEqual({ errors });
});

describe('debts', () => {
  test.each([
    [{}, 'долг 120.50\u00a0р, просрочен на 6\u00a0дней'],
    [{ overdue: 20 }, 'долг 120.50\u00a0р, просрочено 20.00\u00a0р на 6\u00a0дней'],
    [{ overdue: 0, overdueDays: 0 }, 'долг 120.50\u00a0р'],
    [{ debt: 0, overdue: 0, advance: 20.5 }, 'аванс 20.50\u00a0р'],
    [{ debt: 0, overdue: 0 }, ''],
  ])('of %o are «%s»', (changes, words) => {
    expect(debtWords({ ...debt, ...changes })).toBe(words);
  });

  test('are listed, each with the payments of the firm', async () => {
    open('/cabinet/debts', {
      'GET /api/debts?overdue=false&page=1': page(debt, { ...debt, user: 0, client: 'ООО «Ушла»' }),
    });
    expect(await screen.findByRole('row', { name: /^ООО «Ромашка»/ })).toHaveTextContent(
      /200\.00\sр.*79\.50\sр.*120\.50\sр.*120\.50\sр, 6\sдней/,
    );
    expect(screen.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveAttribute(
      'href',
      '/cabinet/payments?user=12',
    );
    expect(screen.getByText(/^ООО «Ушла» \(учётной записи нет\)/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Внести оплату: ООО «Ушла»' })).toHaveAttribute(
      'href',
      '/cabinet/payments?user=0&unp=190000000',
    );
  });

  test('stand beside a client, in the deletion and with the client; nothing where none is', async () => {
    answerApi({
      'GET /api/debts/12': { body: debt },
      'GET /api/debts/13': { body: { ...debt, debt: 0, overdue: 0 } },
      'GET /api/debts/mine': { body: debt },
    });
    renderApp(
      <>
        <DebtMark user={12} />
        <DebtMark user={13} />
        <DebtLeft user={12} />
        <DebtLeft user={13} />
        <OwnDebt />
      </>,
    );
    expect(await screen.findByRole('link', { name: /^долг 120\.50/ })).toHaveAttribute(
      'href',
      '/cabinet/payments?user=12',
    );
    expect(await screen.findByText(/Акты и оплаты останутся/)).toBeInTheDocument();
    expect(await screen.findAllByText(/долг 120\.50\sр, просрочен на 6\sдней/i)).toHaveLength(3);
  });

  test('of a client who leaves are told with the months of the unpaid acts', async () => {
    const act = (month: string, left: number) => ({ month, left });
    answerApi({
      'GET /api/debts/mine': { body: debt },
      'GET /api/acts?page=1': page(act('2026-11', 100), act('2026-10', 20.5), act('2026-09', 0)),
    });
    renderApp(<OwnDebtLeft />);
    expect(await screen.findByText(/^К оплате 120\.50\sр/)).toHaveTextContent(/останутся\.$/);
    expect(
      await screen.findByRole('link', { name: /^акты и счета за октябрь\s2026, ноябрь\s2026$/ }),
    ).toHaveAttribute('href', '/cabinet/acts');
  });

  test('of a client who leaves are not told where nothing is owed', async () => {
    const sent = answerApi({ 'GET /api/debts/mine': { body: { ...debt, debt: 0, overdue: 0 } } });
    renderApp(<OwnDebtLeft />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(document.body).not.toHaveTextContent('К оплате');
  });

  test('of a month are told in its head', async () => {
    answerApi({
      'GET /api/months/2026-11/payments': { body: { acts: 58, paid: 41, overdue: 9, left: 5 } },
    });
    renderApp(<MonthPaid month="2026-11" />);
    expect(await screen.findByText(/41\sиз\s58/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /просрочено\s9/ })).toHaveAttribute(
      'href',
      '/cabinet/debts?overdue=true',
    );
  });
});
