import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourierRun, aCourierStop } from '../../../test/courier';
import type { Asked, CourierApi } from './api';
import { courierClock } from './clock';
import { createCourier } from './courier';
import { CourierPage } from './CourierPage';
import { inMemory } from './kept';
import { STORAGE_WORDS } from './storage';
import { CourierContext } from './useCourier';
import type { CourierRun, SentOutcome } from './wire';

const done = <Body,>(body: Body): Asked<Body> => ({ done: true, body, etag: null });
const refused = (status: number, message: string) =>
  ({ done: false, failure: { status, code: 'not_found', message } }) as const;
const LOOK = { driver: 'Игорь Савич', car: 'Ford Transit', day: '2026-11-30', stops: 2, accepted: false };

/** The page of a run, opened with a pass or without. */
async function aPage(
  run: CourierRun,
  { token = null, ...own }: Partial<CourierApi> & { token?: string | null } = {},
) {
  const sent: SentOutcome[] = [];
  const api: CourierApi = {
    look: () => Promise.resolve(done(LOOK)),
    accept: () => Promise.resolve(done(null)),
    run: () => Promise.resolve(done(run)),
    send: (outcomes) => {
      sent.push(...outcomes);
      return Promise.resolve(
        done(outcomes.map(({ key }) => ({ key, taken: 'recorded' as const, note: null }))),
      );
    },
    ...own,
  };
  const kept = inMemory();
  const tabs = { alone: (work: () => Promise<void>) => work(), tell: () => undefined };
  const courier = createCourier({ kept, api, clock: courierClock(0), tabs });
  render(
    <CourierContext value={courier}>
      <CourierPage />
    </CourierContext>,
  );
  await act(() => courier.start(token));
  const sync = () => act(() => courier.sync());
  /** As if the ten seconds were over. */
  const send = async () => {
    for (const { key } of await kept.outcomes()) await kept.change(key, (one) => ({ ...one, heldUntil: 0 }));
    await sync();
  };
  return { sync, kept, courier, sent, send, user: userEvent.setup() };
}

beforeEach(() => history.replaceState(null, '', '/r/'));

const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const stop = () => screen.findByRole('article');

it('offers a pass, and opens the run when it is accepted', async () => {
  const { user } = await aPage(aCourierRun(), { token: 'secret' });
  expect(await screen.findByText('2 остановки')).toBeInTheDocument();
  expect(screen.getByText(STORAGE_WORDS.none)).toBeInTheDocument();
  await press(user, 'Принять рейс');
  expect(await screen.findByRole('heading', { name: 'Рейс №\u00a05, 30.11' })).toBeInTheDocument();
});

it.each([
  [404, 'Пропуск закрыт. Попросите у диспетчера новый.'],
  [404, 'Страница водителя выключена. Спросите диспетчера.'],
])('says why a pass is refused (%s %s)', async (status, message) => {
  await aPage(aCourierRun(), { token: 'secret', look: () => Promise.resolve(refused(status, message)) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Принять рейс' })).toBeNull();
});

it('shows no receiver of a run that is over, and goes on sending', async () => {
  let isOver = false;
  const run = aCourierRun();
  const { user, send, sent, kept } = await aPage(run, {
    run: () => Promise.resolve(isOver ? refused(404, 'Пропуск закрыт.') : done(run)),
  });
  await press(user, 'Вручено');
  await press(user, 'Записать');
  await screen.findByText('Отправлено 0 из 1');
  isOver = true;
  await send();
  expect(await screen.findByText('Пропуск закрыт.')).toBeInTheDocument();
  expect(screen.queryByText(/Советская/)).toBeNull();
  expect(await kept.fact('run')).toBeUndefined();
  expect(await screen.findByText('Отправлено 1 из 1')).toBeInTheDocument();
  expect(sent).toMatchObject([{ order: 125, outcome: 'handed' }]);
});

it('shows what the phone keeps when the pages of drivers are turned off', async () => {
  let isOff = false;
  const run = aCourierRun();
  const off = refused(404, 'Страница водителя выключена. Спросите диспетчера.');
  const { user, send, kept } = await aPage(run, {
    run: () => Promise.resolve(isOff ? off : done(run)),
    send: () => Promise.resolve(off),
  });
  await press(user, 'Не вручено');
  await user.click(await screen.findByRole('radio', { name: 'неверный адрес' }));
  await press(user, 'Записать');
  isOff = true;
  await send();
  expect(await screen.findByText('Остаётся на телефоне: 1')).toBeInTheDocument();
  expect(screen.getByText(/не вручено в \d\d:\d\d, неверный адрес/)).toBeInTheDocument();
  expect(screen.getByText(/выключена.* Отмеченное остаётся на телефоне/)).toBeInTheDocument();
  expect(await kept.outcomes()).toHaveLength(1);
});

it('offers a newer release of the page, over the view that is open', async () => {
  const { user, courier } = await aPage(aCourierRun());
  await press(user, 'Вручено');
  act(() => courier.outdated());
  expect(await screen.findByText(/Вышла новая версия/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Записать' })).toBeInTheDocument();
});

it('asks for places of what is fetched, and for papers that are returned', async () => {
  const fetched = aCourierStop(125, { task: 'fetch', places: 3, ttn: ['1234567'] });
  const { user, send, sent } = await aPage(aCourierRun({ stops: [fetched] }));
  await press(user, 'Забрано');
  await press(user, 'На одно меньше');
  await user.click(screen.getByRole('checkbox', { name: 'ТТН забрал' }));
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([{ outcome: 'collected', task: 'fetch', places: 2, ttnTaken: true }]);
});

it('brings to a point what goes to one', async () => {
  const { user, send, sent } = await aPage(aCourierRun({ stops: [aCourierStop(125, { point: true })] }));
  await press(user, 'Сдано в пункт');
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([{ outcome: 'point' }]);
});

it('wants a reason of a failure, and its own words for another one', async () => {
  const { user, send, sent } = await aPage(aCourierRun());
  await press(user, 'Не вручено');
  await press(user, 'Записать');
  expect(await screen.findByRole('alert')).toHaveTextContent('Выберите причину');
  await user.click(screen.getByRole('radio', { name: 'другая причина' }));
  await press(user, 'Записать');
  expect(await screen.findByRole('alert')).toHaveTextContent('Напишите причину');
  await user.type(screen.getByRole('textbox', { name: 'Причина' }), ' шлагбаум ');
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([
    { outcome: 'failed', failure: 'other', failureWords: 'шлагбаум', nextDay: null },
  ]);
});

it('corrects what the server has, by its key, and takes back what it has not', async () => {
  const { user, send, sent } = await aPage(aCourierRun({ stops: [aCourierStop(125)] }));
  await press(user, 'Вручено');
  await press(user, 'Записать');
  await send();
  await user.click(await screen.findByText('Отмечены: 1'));
  await press(user, /Советская/);
  await press(user, 'Не вручено');
  await user.click(await screen.findByRole('radio', { name: 'груз повреждён' }));
  await press(user, 'Записать');
  await screen.findByText('Отправлено 1 из 2');
  await press(user, /Советская/);
  await press(user, 'Не вручено');
  await user.click(await screen.findByRole('radio', { name: 'неверный адрес' }));
  await press(user, 'Записать');
  await send();
  expect(sent.map(({ failure, corrects }) => [failure, corrects])).toEqual([
    [null, null],
    ['address', sent[0]?.key],
  ]);
});

it('shows both sides of a conflict', async () => {
  const { user, send } = await aPage(aCourierRun(), {
    send: (outcomes) =>
      Promise.resolve(
        done(
          outcomes.map(({ key }) => ({
            key,
            taken: 'conflict' as const,
            note: '№\u00a0125: уже «Отменена»',
          })),
        ),
      ),
  });
  await press(user, 'Вручено');
  await press(user, 'Записать');
  await send();
  await user.click(await screen.findByText('Отмечены: 1'));
  const row = screen.getByRole('button', { name: /д\. 125/ });
  expect(within(row).getByText(/^вручено в/)).toBeInTheDocument();
  expect(within(row).getByText('№ 125: уже «Отменена»')).toBeInTheDocument();
});

it('leaves the stop on top where it is when the desk ends or cancels it', async () => {
  let run = aCourierRun();
  const { sync, user } = await aPage(run, { run: () => Promise.resolve(done(run)) });
  expect(await stop()).toHaveAccessibleName('Заказ №\u00a0125');
  run = aCourierRun({ stops: [aCourierStop(126), aCourierStop(125, { carried: false })] });
  await sync();
  expect(await screen.findByText('№ 125: заказ отменён')).toBeInTheDocument();
  expect(await stop()).toHaveAccessibleName('Заказ №\u00a0125');
  expect(within(await stop()).getByText(/ехать к нему не нужно/)).toBeInTheDocument();
  await press(user, 'К следующей остановке');
  expect(await stop()).toHaveAccessibleName('Заказ №\u00a0126');
});

it('lets only the desk correct a run that it has closed', async () => {
  const outcome = {
    outcome: 'handed',
    at: '2026-11-30 11:42',
    receivedBy: 'Пётр',
    receivedAs: null,
  } as const;
  const ended = aCourierStop(125, {
    outcome: { ...outcome, places: null, ttnTaken: false, failure: null, failureWords: null, key: 'k' },
  });
  const { user } = await aPage(aCourierRun({ stops: [ended], returnedAt: '2026-11-30 18:10' }));
  await user.click(await screen.findByText('Отмечены: 1'));
  await press(user, /Советская/);
  expect(within(await stop()).getByText(/^Отмечено: вручено в\s11:42, Пётр$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Не вручено' })).toBeNull();
});
