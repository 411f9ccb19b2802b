import { labelDigits, registerDigits, runDigits, stopDigits, trackingCodeOf } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { typeScan } from '../../../../test/scanner';
import { answering } from '../../../../test/scans';
import { aUser } from '../../../../test/users';
import { paths } from '../../../paths';
import FindByScanner from './FindByScanner';

const link = `https://shlyah.by/t/${trackingCodeOf(new Uint8Array(11))}`;

function Page() {
  return (
    <>
      <FindByScanner />
      <input aria-label="Цена" />
      <output aria-label="Адрес">{useLocation().pathname}</output>
    </>
  );
}

function open(answers: Answers = {}) {
  const sent = answerApi(answers);
  renderApp(<Page />, { at: paths.orders(1), user: aUser({ id: 7, role: 'manager' }) });
  return sent;
}
const scan = (code: string) => typeScan(screen.getByRole('textbox', { name: 'Цена' }), code);
const address = () => screen.getByRole('status', { name: 'Адрес' });

test.each([
  ['label', labelDigits(125, 2), paths.order(125)],
  ['row of a run sheet', stopDigits(125), paths.order(125)],
  ['run', runDigits(5), paths.runOf(5)],
  ['register', registerDigits(6), paths.registerOf(6)],
])('a scanned %s is opened, and not typed into the price', async (_, code, path) => {
  const sent = open();
  expect(scan(code).isTaken).toBe(true);
  expect(await screen.findByText(path)).toBe(address());
  expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveValue('');
  expect(sent).toEqual([]);
});

test('a link is looked up by the server', async () => {
  const sent = open({ 'POST /api/scans': answering({ result: 'found' }) });
  scan(link);
  expect(await screen.findByText(paths.order(125))).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ scans: [{ code: link, action: 'find' }] });
});

test('what is not found is told, and what is open already', async () => {
  open({ 'POST /api/scans': answering({ result: 'unknown', order: null, message: 'Заказ не найден.' }) });
  scan(link);
  expect(await screen.findByText('Заказ не найден.')).toBeInTheDocument();
  scan(labelDigits(1, 1).repeat(3));
  expect(await screen.findByText(/Несколько кодов сразу/)).toBeInTheDocument();
  scan(labelDigits(125, 1));
  expect(await screen.findByText(paths.order(125))).toBeInTheDocument();
  scan(labelDigits(125, 1));
  expect(await screen.findByText(/Заказ №\s125 уже открыт/)).toBeInTheDocument();
});

test('a code of others stays in the field', () => {
  open();
  expect(scan('4811111111111').isTaken).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveValue('4811111111111');
});
