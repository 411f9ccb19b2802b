import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES } from '@shlyah/domain';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../test/api';
import { act, actSummary, page } from '../../../test/acts';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { saveFile } from '../../shared/save-file';
import { ActScreen } from './ActScreen';
import { ActsScreen } from './ActsScreen';
import { InAct } from './InAct';
import { readSum } from './sum';
import { actState, money } from './words';

jest.mock('../../shared/save-file');

const open = (at: string, role: 'customer' | 'manager' | 'admin') =>
  renderApp(
    <Routes>
      <Route path="/cabinet/acts" element={<ActsScreen />} />
      <Route path="/cabinet/acts/:id" element={<ActScreen />} />
    </Routes>,
    { at, user: aUser({ role }) },
  );

test('a client reads the acts and takes the papers', async () => {
  answerApi({
    'GET /api/acts?page=1': page(actSummary, {
      ...actSummary,
      id: 32,
      number: 13,
      kind: 'correction',
      sum: -5,
    }),
    'GET /api/acts/31/invoice?format=pdf': { body: 'pdf' },
  });
  open('/cabinet/acts', 'customer');
  const row = await screen.findByRole('row', { name: /Акт №\s12/ });
  expect(row).toHaveTextContent(/01\.12\.2026.*Ноябрь\s2026.*21\.50\sр.*3\.58\sр.*ждёт согласия/);
  expect(row).not.toHaveTextContent('Ромашка');
  await userEvent.click(within(row).getByRole('button', { name: 'Скачать' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Счёт, PDF' }));
  expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'Счёт №\u00a012.pdf');
  const correction = screen.getByRole('row', { name: /Корректировочный акт №\s13/ });
  expect(correction).toHaveTextContent(/−5\.00\sр/);
  await userEvent.click(within(correction).getByRole('button', { name: 'Скачать' }));
  expect(within(correction).queryByRole('button', { name: 'Счёт, PDF' })).toBeNull();
});

test('a client and a manager change nothing in an act', async () => {
  for (const role of ['customer', 'manager'] as const) {
    answerApi({ 'GET /api/acts/31': { body: act } });
    const { unmount } = open('/cabinet/acts/31', role);
    expect(await screen.findByRole('row', { name: /Заказ №\s125/ })).toHaveTextContent(/23\.00\sр/);
    expect(screen.getByRole('row', { name: /Скидка/ })).toHaveTextContent(/−1\.50\sр/);
    expect(screen.queryByRole('button', { name: /Аннулировать|Исправить/ })).toBeNull();
    unmount();
  }
});

test('an admin annuls an act with a reason', async () => {
  const sent = answerApi({
    'GET /api/acts/31': { body: act },
    'POST /api/acts/31/annul': {
      body: {
        ...act,
        annulledAt: '2026-12-02 11:00',
        state: 'annulled',
        annulledBy: 'Ольга Кравец',
        annulReason: 'Не той фирме',
      },
    },
  });
  open('/cabinet/acts/31', 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Аннулировать…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Аннулировать' }));
  expect(dialog.getByText(MESSAGES.required)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Почему'), 'Не той фирме');
  await userEvent.click(dialog.getByRole('button', { name: 'Аннулировать' }));
  expect(await screen.findByText('Ольга Кравец: Не той фирме')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Аннулировать…' })).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ version: 1, reason: 'Не той фирме' });
});

test('an admin corrects a line, and the correction opens', async () => {
  const correction = { ...act, id: 40, number: 15, kind: 'correction', reason: '12 кг' };
  const sent = answerApi({
    'GET /api/acts/31': { body: act },
    'GET /api/acts/40': { body: { ...correction, corrects: { id: 31, number: 12, date: '2026-12-01' } } },
    'POST /api/acts/31/correct': { status: 201, body: correction },
  });
  open('/cabinet/acts/31', 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Исправить строку 1' }));
  const dialog = within(screen.getByRole('dialog'));
  const sum = dialog.getByRole('textbox', { name: /Какой должна быть сумма/ });
  await userEvent.clear(sum);
  await userEvent.type(sum, '18,4');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Основание' }), '12 кг');
  await userEvent.click(dialog.getByRole('button', { name: 'Выставить исправление' }));
  expect(await screen.findByRole('heading', { name: /Корректировочный акт №\s15/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /№\s12 от 01\.12\.2026/ })).toHaveAttribute(
    'href',
    '/cabinet/acts/31',
  );
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 1,
    reason: '12 кг',
    lines: [{ position: 1, price: 18.4 }],
  });
});

test('an order names its act, or none', async () => {
  answerApi({ 'GET /api/acts?order=125': page(actSummary), 'GET /api/acts?order=126': page() });
  renderApp(
    <>
      <InAct order={125} />
      <InAct order={126} />
    </>,
  );
  expect(await screen.findByRole('link', { name: /№\s12 от 01\.12\.2026/ })).toHaveAttribute(
    'href',
    '/cabinet/acts/31',
  );
  expect(screen.getByText('ещё нет')).toBeInTheDocument();
});

test.each([
  ['15', { value: 15 }],
  ['−1,50', { value: -1.5 }],
  ['-1.5', { value: -1.5 }],
  ['1 000', { value: 1000 }],
  ['', { error: MESSAGES.required }],
  ['много', { error: MESSAGES.number }],
  ['1,505', { error: MESSAGES.decimals(2) }],
])('the typed sum «%s»', (text, expected) => expect(readSum(text)).toEqual(expected));

test('words', () => {
  expect([money(0), money(-1.5), money(1204.6)]).toEqual(['0.00\u00a0р', '−1.50\u00a0р', '1204.60\u00a0р']);
  expect(actState(actSummary)).toBe('ждёт согласия');
  expect(
    actState({
      state: 'annulled',
      corrects: { id: 1, number: 3, date: '2026-12-01' },
    }),
  ).toBe('аннулирован, к акту №\u00a03 от 01.12.2026');
});
