import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourierRun, aCourierStop, anEnd } from '../../../test/courier';
import type { Asked, CourierApi } from './api';
import { courierClock } from './clock';
import { createCourier } from './courier';
import { CourierPage } from './CourierPage';
import { inMemory, type Kept } from './kept';
import { SHRINK_WORDS, shrunk } from './shrink';
import { CourierContext } from './useCourier';
import type { CourierStop, SentOutcome, TakenPicture } from './wire';

/** The pads on the screen: jsdom draws nothing. */
const pads: { strokes: { x: number; y: number }[][]; end: () => void; drawn: unknown[] }[] = [];

jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    strokes: { x: number; y: number }[][] = [];
    drawn: unknown[] = [];
    end = () => undefined;
    constructor() {
      pads.push(this);
    }
    addEventListener = (_: string, listener: () => undefined) => void (this.end = listener);
    toData = () => this.strokes.map((points) => ({ points }));
    fromData = (groups: unknown[]) => void this.drawn.push(...groups);
    clear = () => void (this.strokes = []);
    off = () => undefined;
  },
}));

jest.mock('./shrink', () => ({ ...jest.requireActual<object>('./shrink'), shrunk: jest.fn() }));

const done = <Body,>(body: Body): Asked<Body> => ({ done: true, body, etag: null });
const SEEN = [
  { x: 10, y: 10 },
  { x: 100, y: 90 },
  { x: 150, y: 20 },
];

interface Page {
  stop?: Partial<CourierStop>;
  kept?: Kept;
  picture?: (key: string) => Asked<TakenPicture>;
}

/** The page of a run of one stop. */
async function aPage({ stop: changes = {}, kept = inMemory(), picture }: Page = {}) {
  const sent: SentOutcome[] = [];
  const run = aCourierRun({ stops: [aCourierStop(125, { proof: 'signature', ...changes })] });
  const api: CourierApi = {
    look: () => Promise.reject(new Error('Not asked')),
    accept: () => Promise.reject(new Error('Not asked')),
    run: () => Promise.resolve(done(run)),
    send: (outcomes) => {
      sent.push(...outcomes);
      return Promise.resolve(
        done(outcomes.map(({ key }) => ({ key, taken: 'recorded' as const, note: null }))),
      );
    },
    picture: (key) =>
      Promise.resolve(
        picture?.(key) ?? done({ key, taken: 'recorded' as const, note: null, outcomeKnown: true }),
      ),
  };
  const tabs = { alone: (work: () => Promise<void>) => work(), tell: () => undefined };
  const courier = createCourier({ kept, api, clock: courierClock(0), tabs });
  const { unmount } = render(
    <CourierContext value={courier}>
      <CourierPage />
    </CourierContext>,
  );
  await act(() => courier.start(null));
  /** As if the ten seconds were over. */
  const send = async () => {
    for (const { key } of await kept.outcomes()) await kept.change(key, (one) => ({ ...one, heldUntil: 0 }));
    await act(() => courier.sync());
  };
  return { kept, sent, send, unmount, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const draw = (points = SEEN) =>
  act(() => {
    const pad = pads.at(-1);
    pad?.strokes.push(points);
    pad?.end();
  });
const choose = async (user: User, ...files: File[]) => {
  const input = await screen.findByLabelText('Из галереи', { selector: 'input' });
  await user.upload(input, files);
};
const photo = (name = 'a.jpg') => new File(['x'], name, { type: 'image/jpeg' });

beforeEach(() => {
  pads.length = 0;
  history.replaceState(null, '', '/r/');
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  const context = { scale: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.mocked(shrunk).mockResolvedValue(new ArrayBuffer(8));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

it('sends the signature with what was shown, and keeps it in the draft after each stroke', async () => {
  const { user, kept, send, sent } = await aPage();
  await press(user, 'Вручено');
  await screen.findByRole('img', { name: 'Место для подписи, пусто' });
  draw();
  await screen.findByRole('img', { name: 'Место для подписи, подпись есть' });
  expect((await kept.fact('draft'))?.end.signature).toBe('400,225;20,20,200,180,300,40');
  await user.click(screen.getByRole('checkbox', { name: 'Документ предъявлен' }));
  await user.type(screen.getByRole('textbox', { name: /Доверенность №/ }), '14');
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([
    { signature: '400,225;20,20,200,180,300,40', documentShown: true, proxy: '14', noProof: null },
  ]);
});

it('draws a kept signature when the form is opened again, and erases it', async () => {
  const kept = inMemory();
  const end = { ...anEnd, signature: '400,225;20,20,200,180' };
  await kept.keep('draft', { stop: 'deliver-125', end, open: true });
  const { user } = await aPage({ kept });
  await screen.findByRole('img', { name: 'Место для подписи, подпись есть' });
  expect(pads.at(-1)?.drawn).toMatchObject([
    {
      points: [
        { x: 10, y: 10 },
        { x: 100, y: 90 },
      ],
    },
  ]);
  await press(user, 'Стереть');
  await screen.findByRole('img', { name: 'Место для подписи, пусто' });
  expect((await kept.fact('draft'))?.end.signature).toBeNull();
});

it('records no signature that is hardly seen', async () => {
  const { user, kept } = await aPage();
  await press(user, 'Вручено');
  await screen.findByRole('img', { name: /пусто/ });
  draw([{ x: 1, y: 1 }]);
  await press(user, 'Записать');
  expect(await screen.findByRole('alert')).toHaveTextContent('Подписи почти не видно');
  expect(await kept.outcomes()).toEqual([]);
});

it('asks why there is no signature, and records the outcome with one press on a reason', async () => {
  const { user, send, sent } = await aPage();
  await press(user, 'Вручено');
  await press(user, 'Записать');
  expect(await screen.findByRole('heading', { name: 'Нет подписи. Почему?' })).toHaveFocus();
  await press(user, 'получатель отказался расписаться');
  await screen.findByText('Отправлено 0 из 1');
  await send();
  expect(sent).toMatchObject([{ signature: null, noProof: 'получатель отказался расписаться' }]);
});

it('takes a reason in own words, which the keyboard reaches without the field', async () => {
  const { user, send, sent } = await aPage();
  await press(user, 'Вручено');
  await press(user, 'Без подписи');
  await press(user, 'другая причина');
  await user.type(await screen.findByRole('textbox', { name: 'Своими словами' }), ' рука в гипсе ');
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([{ noProof: 'рука в гипсе' }]);
});

it('asks for nothing where the settings do not, and lets a signature be added', async () => {
  const { user, send, sent } = await aPage({ stop: { proof: 'none', task: 'fetch' } });
  await press(user, 'Забрано');
  expect(screen.queryByRole('img')).toBeNull();
  await press(user, 'Добавить подпись');
  await screen.findByRole('img', { name: /пусто/ });
  draw();
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([{ outcome: 'collected', documentShown: null, damaged: null }]);
  expect(sent[0]?.signature).toMatch(/^400,225;/);
});

it('wants a picture of a damage, keeps it at once and sends its key', async () => {
  const { user, kept, send, sent } = await aPage({ stop: { proof: 'none' } });
  await press(user, 'Вручено');
  await user.click(await screen.findByRole('checkbox', { name: 'Повреждён' }));
  await press(user, 'Записать');
  await screen.findByRole('heading', { name: 'Нет фото. Почему?' });
  await choose(user, photo());
  await screen.findByRole('img', { name: 'Фото 1' });
  const [picture] = await kept.pictures();
  expect((await kept.fact('draft'))?.end.pictures).toEqual([picture?.key]);
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([{ damaged: true, pictures: [picture?.key], noProof: null }]);
  expect(await kept.pictures()).toEqual([]);
});

it('takes three pictures at most, and deletes one', async () => {
  const { user, kept } = await aPage();
  await press(user, 'Не вручено');
  await choose(user, photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Лишние фото не взяли: можно до 3.');
  await screen.findByRole('button', { name: 'Удалить фото 3' });
  expect(screen.queryByRole('button', { name: 'Снять' })).toBeNull();
  await press(user, 'Удалить фото 2');
  await waitFor(async () => expect(await kept.pictures()).toHaveLength(2));
  expect((await kept.fact('draft'))?.end.pictures).toHaveLength(2);
});

it('says that a file is no picture, and that the phone is full; the outcome is recorded all the same', async () => {
  const kept = inMemory();
  const { user, send, sent } = await aPage({ kept, stop: { proof: 'none' } });
  await press(user, 'Вручено');
  jest.mocked(shrunk).mockRejectedValueOnce(new Error('Not decoded'));
  await choose(user, photo('a.heic'));
  expect(await screen.findByRole('alert')).toHaveTextContent(SHRINK_WORDS.heic);
  jest.spyOn(kept, 'addPicture').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
  await choose(user, photo());
  expect(await screen.findByText(/на телефоне нет места/)).toBeInTheDocument();
  await press(user, 'Записать');
  await send();
  expect(sent).toMatchObject([{ outcome: 'handed', pictures: [] }]);
});

it('opens the form again with all that was typed and taken when the camera has closed the page', async () => {
  const { user, kept, unmount } = await aPage();
  await press(user, 'Вручено');
  await user.type(await screen.findByRole('textbox', { name: /Имя/ }), 'Пётр');
  await choose(user, photo());
  await screen.findByRole('img', { name: 'Фото 1' });
  const draft = await kept.fact('draft');
  const [picture] = await kept.pictures();
  if (!draft || !picture) throw new Error('Nothing is kept');
  unmount();
  // A page that is killed leaves nothing but what is stored by then.
  const left = inMemory();
  await left.addPicture(picture, new ArrayBuffer(8), draft);
  history.replaceState(null, '', '/r/');
  await aPage({ kept: left });
  expect(await screen.findByRole('textbox', { name: /Имя/ })).toHaveValue('Пётр');
  expect(await screen.findByRole('img', { name: 'Фото 1' })).toBeInTheDocument();
});

it('does not open a form that was left', async () => {
  const { user, kept } = await aPage();
  await press(user, 'Вручено');
  await user.type(await screen.findByRole('textbox', { name: /Имя/ }), 'Пётр');
  await press(user, 'Назад');
  await waitFor(async () => expect(await kept.fact('draft')).toMatchObject({ open: false }));
});

it('shows a picture that the server refuses with its sentence, until it is deleted', async () => {
  const note = 'Фото этой попытки уже три';
  const { user, send } = await aPage({
    stop: { proof: 'none' },
    picture: (key) => done({ key, taken: 'refused', note, outcomeKnown: true }),
  });
  await press(user, 'Вручено');
  await choose(user, photo());
  await screen.findByRole('img', { name: 'Фото 1' });
  await press(user, 'Записать');
  await screen.findByText(/фото: 1 ждёт отправки/);
  await send();
  expect(await screen.findByText(/фото: 1 не принято/)).toBeInTheDocument();
  expect(await screen.findByText(`№ 125: ${note}`)).toBeInTheDocument();
  await press(user, 'Удалить фото заказа №\u00a0125');
  await waitFor(() => expect(screen.queryByText(/не принято/)).toBeNull());
});
