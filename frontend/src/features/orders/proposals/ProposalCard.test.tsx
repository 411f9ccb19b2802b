import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProposalSide } from '@shlyah/domain';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import type { Proposal } from '../types';
import { ProposalCard } from './ProposalCard';

const answered = jest.fn();
const revised = jest.fn();

beforeEach(() => jest.clearAllMocks());

const proposal = (side: ProposalSide, values: Partial<Proposal> = {}): Proposal =>
  ({
    id: 5,
    side,
    state: 'waiting',
    waitsFor: side === 'client' ? 'staff' : 'client',
    answer: null,
    changes: [{ field: 'comment', from: null, to: 'Позвонить' }],
    proposed: { comment: 'Позвонить' },
    reason: 'Груз тяжелее',
    staffName: 'Ольга Кравец',
    quote: null,
    price: { before: 38, after: 38 },
    expiresAt: '2026-11-27 12:00',
    ...values,
  }) as Proposal;

function show(shown: Proposal, viewer: ProposalSide, answers: Answers = {}, isTest = false) {
  const sent = answerApi(answers);
  renderApp(
    <ProposalCard
      viewer={viewer}
      isTest={isTest}
      seen={null}
      proposal={shown}
      onAnswered={answered}
      onRevise={revised}
    />,
  );
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .join(', ');

test.each([
  ['client', 'client', 'Вы просите изменить заказ', 'Ждём ответа менеджера', 'Изменить, Отозвать'],
  ['client', 'staff', 'Клиент просит изменить заказ', 'Ответьте', 'Принять, Отклонить'],
  ['staff', 'client', 'Менеджер предлагает изменить заказ', 'Ответьте', 'Принять, Отклонить'],
  ['staff', 'staff', 'Мы предложили клиенту изменить заказ', 'Ждём ответа клиента', 'Изменить, Отозвать'],
] as const)('what the %s has proposed is read by the %s', (side, viewer, title, wait, choices) => {
  show(proposal(side), viewer);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(`${wait} до 27.11.2026 12:00.`)).toBeInTheDocument();
  expect(buttons()).toBe(choices);
  expect(screen.getByText(/Груз тяжелее/)).toHaveTextContent(
    side === 'staff' && viewer === 'staff' ? 'Груз тяжелее, Ольга Кравец' : /^Груз тяжелее$/,
  );
  expect(screen.getByText('пусто')).toBeInTheDocument();
  expect(screen.getByText('Позвонить')).toBeInTheDocument();
});

test('a price alone stands large, with what becomes of it', () => {
  show(
    proposal('staff', {
      changes: [{ field: 'price', from: '38', to: '45.6' }],
      price: { before: 38, after: 45.6 },
    }),
    'client',
  );
  expect(screen.getByText(/^Новая цена 45\.60\sр вместо 38\.00\sр$/)).toBeInTheDocument();
});

test.each([
  ['client', 'Её увидит менеджер.'],
  ['staff', 'Её увидит клиент.'],
] as const)('the %s declines it with a reason, or leaves it waiting', async (viewer, hint) => {
  const decline = { 'POST /api/proposals/5/decline': { body: { order: { id: 7 } } } };
  const sent = show(proposal(viewer === 'client' ? 'staff' : 'client'), viewer, decline);
  await press('Отклонить');
  await press('Не отклонять');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Отклонить');
  const dialog = within(screen.getByRole('dialog', { name: 'Отклонить предложение?' }));
  expect(dialog.getByText('Заказ останется прежним.')).toBeInTheDocument();
  const reason = dialog.getByRole('textbox', { name: /^Причина/ });
  expect(reason).toHaveAccessibleDescription(new RegExp(hint));
  await userEvent.type(reason, ' Дорого ');
  await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Предложение отклонено')).toBeInTheDocument();
  expect(sent).toMatchObject([{ body: { reason: 'Дорого' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answered).toHaveBeenCalledTimes(1);
});

test('its own side takes it back without a reason, or changes it', async () => {
  const sent = show(proposal('client'), 'client', { 'POST /api/proposals/5/decline': { body: {} } });
  await press('Изменить');
  expect(revised).toHaveBeenCalledTimes(1);
  await press('Отозвать');
  expect(await screen.findByText('Предложение отозвано')).toBeInTheDocument();
  expect(sent).toMatchObject([{ body: { reason: null } }]);
});

test('of a test order both sides are played by one', () => {
  show(proposal('client'), 'client', {}, true);
  expect(buttons()).toBe('Принять, Отклонить, Изменить');
});

test('the reason of a refusal is there again after a login, and asked for', async () => {
  const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
  const cards = () => show(proposal('client'), 'staff', { 'POST /api/proposals/5/decline': over });
  cards();
  await press('Отклонить');
  await userEvent.type(screen.getByRole('textbox', { name: /^Причина/ }), 'Груз уже в пути');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Сеанс закончился/);
  cleanup();
  cards();
  expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Причина/ })).toHaveValue(
    'Груз уже в пути',
  );
});

test('one that was answered meanwhile is shown as it is by now, with the reason', async () => {
  const fresh = { proposal: { id: 5, state: 'accepted' }, order: { id: 7 } };
  const body = { code: 'proposal_closed', message: 'На предложение уже ответили.', fresh };
  show(proposal('client'), 'staff', { 'POST /api/proposals/5/accept': { status: 409, body } });
  await press('Принять');
  expect(await screen.findByText('На предложение уже ответили.')).toBeInTheDocument();
  expect(answered).toHaveBeenCalledWith(fresh);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test.each([
  ['client', 'Вы просите вернуть груз отправителю', ['Отозвать']],
  ['staff', 'Клиент просит вернуть груз отправителю', ['Принять', 'Отклонить']],
] as const)('a return is named as such for the %s, and is not revised', (viewer, title, buttons) => {
  const changes = [{ field: 'status', from: 'В пути', to: 'Возврат' }];
  show(proposal('client', { changes, proposed: { status: 8 } }), viewer);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
