import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { aHandover } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aRun as run, aRunOrder as order } from '../../../../test/runs';
import { RunScreen } from './RunScreen';

async function open(answers: Answers, shown = run()) {
  const sent = answerApi({ 'GET /api/runs/5': { body: shown }, ...answers });
  renderApp(
    <Routes>
      <Route path="/cabinet/runs/:id" element={<RunScreen />} />
    </Routes>,
    { at: '/cabinet/runs/5' },
  );
  await screen.findByRole('heading', { level: 1, name: /Рейс №\s5 на 30\.11\.2026/ });
  return sent;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const numbers = () => screen.getAllByRole('link', { name: /^№\s\d+$/ }).map(({ textContent }) => textContent);

describe('the place of an order, as a field', () => {
  const field = (id: number) => screen.getByRole('textbox', { name: new RegExp(`Место заказа №\\s${id} `) });
  const three = (ids: number[], version: number) => run({ version, orders: ids.map((id) => order(id)) });
  const go = async (id: number, typed: string) => {
    act(() => field(id).focus());
    await userEvent.keyboard(typed);
  };

  test('moves it to the number that is typed, keeps the focus and is said', async () => {
    const sent = await open(
      { 'PUT /api/runs/5/orders': { body: three([126, 127, 125], 5) } },
      three([125, 126, 127], 4),
    );
    await go(125, '3{Enter}');
    await waitFor(() => expect(numbers()).toEqual(['№\u00a0126', '№\u00a0127', '№\u00a0125']));
    expect(sent.at(-1)?.body).toEqual({ version: 4, ids: [126, 127, 125] });
    expect(field(125)).toHaveFocus();
    expect(field(125)).toHaveValue('3');
    expect(screen.getByText(/^Заказ №\s125: место 3\sиз\s3$/)).toHaveAttribute('role', 'status');
    // A number behind the last place is the last place, and its own place sends nothing.
    const asked = sent.length;
    await go(125, '40{Enter}');
    await go(125, '0{Enter}');
    await go(125, '2{Escape}');
    expect(field(125)).toHaveValue('3');
    expect(sent).toHaveLength(asked);
    await go(127, '{ArrowUp}');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 5, ids: [127, 126, 125] }));
  });

  test('keeps what is typed when another has changed the run first, and says who', async () => {
    const fresh = three([127, 125, 126], 6);
    const answer: Answers[string] = {
      status: 409,
      body: {
        code: 'version_conflict',
        message: 'Данные изменились.',
        fresh,
        savedBy: { name: 'Пётр Лис', at: '2026-11-27 16:00' },
      },
    };
    const sent = await open({ 'PUT /api/runs/5/orders': answer }, three([125, 126, 127], 4));
    await go(125, '3{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Рейс тем временем изменили: Пётр Лис/);
    expect(numbers()).toEqual(['№\u00a0127', '№\u00a0125', '№\u00a0126']);
    expect(field(125)).toHaveValue('3');
    Object.assign(answer, { status: 200, body: three([127, 126, 125], 7) });
    await go(125, '{Enter}');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 6, ids: [127, 126, 125] }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is also changed by «В начало», «В конец» and by dragging', async () => {
    let now = [125, 126, 127];
    const sent = await open(
      { 'PUT /api/runs/5/orders': (body) => ({ body: three((body as { ids: number[] }).ids, 5) }) },
      three(now, 4),
    );
    const moved = async (ids: number[]) => {
      now = ids;
      await waitFor(() => expect(numbers()).toEqual(now.map((id) => `№\u00a0${id}`)));
      expect(sent.at(-1)?.body).toMatchObject({ ids });
    };
    await press(/Подробнее о заказе №\s125/);
    await press('В конец');
    await moved([126, 127, 125]);
    await press('В начало');
    await moved([125, 126, 127]);
    const [, first, second] = screen.getAllByRole('row');
    const grip = first?.querySelector('[draggable]');
    if (!grip || !second) throw new Error('a row has no grip');
    fireEvent.dragStart(grip);
    fireEvent.dragOver(second);
    fireEvent.drop(second);
    await moved([126, 125, 127]);
  });
});

test('the comment of a stop is cut, and whole on demand', async () => {
  const comment = 'Домофон 12, код ворот 4471#, позвонить за полчаса';
  await open({}, run({ orders: [order(125, { comment, task: 'fetch' }), order(126)] }));
  const more = screen.getByRole('button', { name: /Подробнее о заказе №\s125/ });
  const box = () => screen.getByText(new RegExp(comment)).closest('div');
  expect(box()).toHaveClass('short');
  expect(box()).toHaveTextContent(/^Забрать: /);
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveClass('whole');
});

test('the confirmation of a stop is had from its whole row', async () => {
  URL.createObjectURL = () => 'blob:paper';
  const handover = { ...aHandover, id: 41 } as never;
  const sent = await open(
    { 'GET /api/order/125/handovers/41/confirmation': { body: 'PDF' } },
    run({ orders: [order(125, { outcome: 'handed', handover }), order(126)] }),
  );
  await userEvent.click(screen.getByRole('button', { name: /Подробнее о заказе №\s125/ }));
  await userEvent.click(screen.getByRole('button', { name: /Подтверждение, PDF \(заказ №\s125\)/ }));
  await userEvent.click(screen.getByRole('button', { name: /Подробнее о заказе №\s126/ }));
  expect(screen.getAllByRole('button', { name: /Подтверждение/ })).toHaveLength(1);
  expect(sent.at(-1)?.path).toBe('/api/order/125/handovers/41/confirmation');
});

describe('what can be taken back', () => {
  const three = (ids: number[], version: number) =>
    run({ version, orders: ids.map((id) => order(id, id === 126 ? { task: 'fetch' } : {})) });
  const shows = (ids: number[]) => waitFor(() => expect(numbers()).toEqual(ids.map((id) => `№\u00a0${id}`)));

  const takeBack = async () => {
    await screen.findByRole('button', { name: 'Вернуть' });
    await userEvent.keyboard('{Control>}z{/Control}');
  };

  test('orders out of the run stand again where they were, with what is done there', async () => {
    const sent = await open(
      {
        'POST /api/runs/5/orders/remove': { body: three([127], 5) },
        'POST /api/runs/5/orders/putBack': { body: three([125, 126, 127], 6) },
      },
      three([125, 126, 127], 4),
    );
    for (const id of [125, 126])
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }));
    await press('Убрать из рейса');
    await shows([127]);
    expect(await screen.findByText(/^Убраны из рейса: 2\sзаказа$/)).toBeInTheDocument();
    await takeBack();
    await shows([125, 126, 127]);
    expect(sent.at(-1)?.body).toEqual({ version: 5, deliver: [125], fetch: [126], ids: [125, 126, 127] });
  });

  test('a run by address gets its former order again; who has changed it since is named', async () => {
    let answer: { status?: number; body: unknown } = { body: three([127, 126, 125], 5) };
    const sent = await open({ 'PUT /api/runs/5/orders': () => answer }, three([125, 126, 127], 4));
    await press('Расставить по адресам');
    await shows([127, 126, 125]);
    answer = {
      status: 409,
      body: {
        code: 'version_conflict',
        message: 'Данные изменились.',
        fresh: three([127, 125], 7),
        savedBy: { name: 'Пётр Лис', at: '2026-11-27 16:00' },
      },
    };
    await takeBack();
    expect(
      await screen.findByText(/^Вернуть не удалось\. Рейс тем временем изменили: Пётр Лис/),
    ).toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ version: 5, ids: [125, 126, 127] });
    await shows([127, 125]);
  });
});
