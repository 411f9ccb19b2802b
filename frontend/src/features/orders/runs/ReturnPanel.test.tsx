import type { RunDto, RunOrderDto } from '@shlyah/api-client';
import { labelDigits, runDigits, stopDigits } from '@shlyah/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { typeScan } from '../../../../test/scanner';
import { ReturnPanel } from './ReturnPanel';

const stop = (id: number, changes: Partial<RunOrderDto> = {}): RunOrderDto =>
  ({
    id,
    task: 'deliver',
    live: true,
    outcome: null,
    usual: 'handed',
    handover: null,
    town: 'г. Гомель',
    address: `ул. Советская, д. ${id}`,
    person: 'Ян Белый',
    places: 1,
    ...changes,
  }) as RunOrderDto;

const run = (orders: RunOrderDto[], changes: Partial<RunDto> = {}): RunDto =>
  ({
    id: 5,
    day: '2026-11-30',
    version: 4,
    leftAt: '2026-11-30 08:05',
    returnedAt: null,
    orders,
    ...changes,
  }) as RunDto;

const closed = jest.fn();
beforeEach(() => {
  closed.mockReset();
  sessionStorage.clear();
});

function Shown({ first }: { first: RunDto }) {
  const [shown, setShown] = useState(first);
  return <ReturnPanel run={shown} conflicts={2} onChanged={setShown} onClose={closed} />;
}

function show(first: RunDto, answers: Answers) {
  const sent = answerApi(answers);
  return { ...renderApp(<Shown first={first} />), sent };
}
const open = (first: RunDto, answers: Answers) => show(first, answers).sent;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (id: number, label: string) =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: new RegExp(`Исход заказа №\\s${id}$`) }),
    label,
  );

test('a ТТН that came back is ticked where one is to come back', async () => {
  const orders = [stop(1, { returnTTN: true }), stop(2)];
  const sent = open(run(orders), {
    'POST /api/runs/5/return': {
      body: { run: run(orders, { returnedAt: '2026-11-30 18:00' }), refused: [] },
    },
  });
  await choose(1, 'Вручено');
  await choose(2, 'Вручено');
  await userEvent.click(screen.getByRole('checkbox', { name: 'ТТН забрали' }));
  await press('Закрыть рейс');
  const { outcomes } = sent.at(-1)?.body as { outcomes: object[] };
  expect(outcomes).toMatchObject([{ order: 1, ttnTaken: true }, { order: 2 }]);
  expect(outcomes[1]).not.toHaveProperty('ttnTaken');
});

test('failures are told, the rest has the outcome that fits it, and the run is closed', async () => {
  const orders = [
    stop(1),
    stop(2),
    stop(3, { usual: 'point' }),
    stop(4, { task: 'fetch', usual: 'collected' }),
  ];
  const back = run(orders, { returnedAt: '2026-11-30 18:00' });
  const sent = open(run(orders), { 'POST /api/runs/5/return': { body: { run: back, refused: [] } } });
  expect(screen.getByRole('button', { name: 'Закрыть рейс' })).toBeDisabled();
  await choose(2, 'Не вручено: никого не было на месте');
  await choose(1, 'Вручено');
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Час/ })[0] as HTMLElement, '10:15');
  await userEvent.type(screen.getByRole('textbox', { name: /^Кто принял/ }), 'Пётр Сидоров');
  await press('Остальные вручены');
  expect(screen.getByRole('status')).toHaveTextContent('Исход есть у всех заказов');
  await press('Закрыть рейс');
  expect(sent.at(-1)?.body).toEqual({
    version: 4,
    close: true,
    outcomes: [
      { order: 1, outcome: 'handed', at: '2026-11-30 10:15', receivedBy: 'Пётр Сидоров', receivedAs: null },
      { order: 2, outcome: 'failed', failure: 'nobody', failureWords: null, nextDay: null },
      { order: 3, outcome: 'point', receivedBy: null, receivedAs: null },
      { order: 4, outcome: 'collected', receivedBy: null, receivedAs: null },
    ],
  });
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a part is saved, what a colleague has told already is named, and the panel stays', async () => {
  const orders = [stop(1), stop(2)];
  const told = run([stop(1, { outcome: 'failed' }), stop(2)]);
  const message = '№ 1: уже не вручено (время неизвестно). Записано: Пётр Второй';
  const sent = open(run(orders), {
    'POST /api/runs/5/return': { body: { run: told, refused: [{ order: 1, message }] } },
  });
  await choose(1, 'Вручено');
  await press('Записать, не закрывая');
  expect(sent.at(-1)?.body).toMatchObject({ close: false, outcomes: [{ order: 1 }] });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Не вручено' })).toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});

test('a refusal stands at its field, and what was chosen stays', async () => {
  const errors = { 'outcomes.0.at': ['Этот час ещё не наступил'] };
  const body = { code: 'invalid', message: 'Проверьте поля', errors };
  open(run([stop(1)]), { 'POST /api/runs/5/return': { status: 422, body } });
  await choose(1, 'Вручено');
  await userEvent.type(screen.getByRole('textbox', { name: /^Час/ }), '23:00');
  await press('Закрыть рейс');
  const field = await screen.findByRole('textbox', { name: /^Час/ });
  expect(field).toHaveAccessibleDescription('Этот час ещё не наступил');
  expect(field).toHaveValue('23:00');
});

test('what the run does not carry, and what is told, cannot be chosen again', () => {
  open(run([stop(1, { live: false }), stop(2, { outcome: 'handed' })]), {});
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Не в счёт')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Вручено')).toBeInTheDocument();
});

test('what is typed is there again after a reload, until it is dropped', async () => {
  const orders = [stop(1), stop(2)];
  const { unmount } = show(run(orders), {});
  await choose(1, 'Не вручено: неверный адрес');
  unmount();
  const again = show(run(orders), {});
  expect(screen.getByRole('combobox', { name: /Исход заказа №\s1$/ })).toHaveValue('failed address');
  await press('Отмена');
  expect(closed).toHaveBeenCalledTimes(1);
  again.unmount();
  show(run(orders), {});
  expect(screen.getByRole('combobox', { name: /Исход заказа №\s1$/ })).toHaveValue('');
});

test('of cargo that is fetched in parts the number of places is told', async () => {
  const orders = [stop(1, { task: 'fetch', usual: 'collected', places: 3 })];
  const { sent } = show(run(orders), { 'POST /api/runs/5/return': { body: { run: run([]), refused: [] } } });
  await choose(1, 'Забрано');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Забрано мест' }), 'Мест: 2 из 3');
  await press('Записать, не закрывая');
  expect(sent.at(-1)?.body).toMatchObject({ outcomes: [{ order: 1, outcome: 'collected', places: 2 }] });
});

describe('places of what was not delivered', () => {
  const orders = [stop(125, { places: 3 }), stop(126), stop(127, { places: 3, outcome: 'failed' })];
  const recorded = [
    ...orders.slice(0, 2),
    stop(127, { places: 3, outcome: 'failed', handover: { placesBack: 1 } as never }),
  ];
  const back = (id: number) =>
    screen.getByRole('combobox', { name: new RegExp(`Сколько мест вернулось, заказ №\\s${id}$`) });
  const answer = { 'POST /api/runs/5/return': { body: { run: run(orders), refused: [] } } };
  const sentBack = (sent: { body?: unknown }[]) =>
    (sent.at(-1)?.body as { outcomes: { placesBack?: number }[] }).outcomes.map(
      ({ placesBack }) => placesBack,
    );

  test('have all come back without a press; what has not is named before the run is closed', async () => {
    const sent = open(run(orders), answer);
    await choose(125, 'Не вручено: никого не было на месте');
    await choose(126, 'Не вручено: неверный адрес');
    expect(back(125)).toHaveDisplayValue('Вернулись все: 3');
    expect(screen.queryByText('Вернулось не всё')).toBeNull();
    await press('Записать, не закрывая');
    expect(sentBack(sent)).toEqual([undefined, undefined]);
    await userEvent.selectOptions(back(125), 'Вернулось: 2 из 3');
    await userEvent.selectOptions(back(126), 'Место не вернулось');
    expect(
      screen.getByText(/^Не вернулось 1\sместо заказа №\s125\. Не вернулось 1\sместо заказа №\s126\.$/),
    ).toBeInTheDocument();
    await press('Закрыть рейс');
    expect(sentBack(sent)).toEqual([2, 0]);
  });

  test('are counted by their labels once the order was not delivered', async () => {
    const sent = open(run(orders), answer);
    typeScan(document.body, labelDigits(125, 2));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Исход заказа №\s125$/ })).toHaveFocus());
    await choose(125, 'Не вручено: никого не было на месте');
    expect(back(125)).toHaveDisplayValue('Вернулись все: 3');
    typeScan(document.body, labelDigits(125, 2));
    await waitFor(() => expect(back(125)).toHaveDisplayValue('Вернулось: 1 из 3'));
    for (const place of [2, 3]) typeScan(document.body, labelDigits(125, place));
    await waitFor(() => expect(back(125)).toHaveDisplayValue('Вернулось: 2 из 3'));
    await press('Записать, не закрывая');
    expect(sentBack(sent)).toEqual([2]);
    const field = screen.getByRole('textbox', { name: 'Заказ' });
    await userEvent.type(field, `${labelDigits(125, 4)}{Enter}`);
    expect(field).toHaveAccessibleDescription(/нет места 4: в нём 3\sместа/);
    typeScan(document.body, labelDigits(125, 1));
    await waitFor(() => expect(back(125)).toHaveDisplayValue('Вернулись все: 3'));
  });

  test('of a recorded outcome are told and named, too', () => {
    open(run(recorded), {});
    expect(screen.getByText(/Не вручено, вернулось мест: 1 из 3/)).toBeInTheDocument();
    expect(screen.getByText(/^Не вернулись 2\sместа заказа №\s127\.$/)).toBeInTheDocument();
  });
});

describe('a row of the sheet', () => {
  const orders = [stop(125), stop(126, { outcome: 'handed' }), stop(127)];
  const field = () => screen.getByRole('textbox', { name: 'Заказ' });
  const outcomeOf = (id: number) =>
    screen.getByRole('combobox', { name: new RegExp(`Исход заказа №\\s${id}$`) });

  test.each([
    ['its barcode', stopDigits(127)],
    ['the label of a box that came back', labelDigits(127, 1)],
  ])('scanned by %s leads to its outcome, wherever the focus is', async (_, code) => {
    open(run(orders), {});
    const chosen = outcomeOf(125);
    act(() => chosen.focus());
    typeScan(chosen, code);
    await waitFor(() => expect(outcomeOf(127)).toHaveFocus());
    expect(chosen).toHaveValue('');
  });

  test('is found by its typed number; another one is told by word', async () => {
    open(run(orders), {});
    await userEvent.type(field(), '127{Enter}');
    expect(outcomeOf(127)).toHaveFocus();
    await userEvent.type(field(), '126{Enter}');
    expect(screen.getByText(/^2\. №\s126$/)).toHaveFocus();
    await userEvent.type(field(), '9{Enter}');
    expect(field()).toHaveAccessibleDescription(/Заказа №\s9 в этом рейсе нет/);
    typeScan(field(), runDigits(5));
    await userEvent.type(field(), '{Enter}');
    expect(field()).toHaveAccessibleDescription(/Это не строка листа/);
  });
});
