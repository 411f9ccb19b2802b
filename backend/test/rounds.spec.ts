import { Logger } from '@nestjs/common';
import { gateway } from '../src/platform/config/gateway';
import { gatewayDelivery } from '../src/modules/notifications/channels/gateway-delivery';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { telegramChannel } from '../src/modules/notifications/channels/telegram-channel';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { Backups } from '../src/operations/state/backups';
import { TelegramBot } from '../src/modules/users/notices/telegram-bot';
import { Sender } from '../src/modules/integrations/webhooks/sender';

/** What the log says to an operator. */
let said: string[];

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  for (const level of ['error', 'warn'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((...lines: unknown[]) => void said.push(String(lines[0])));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const second = 1000;
const minute = 60 * second;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const nothing = {} as never;

describe('the upkeep', () => {
  it('looks every ten minutes whether it is its turn, also after a round that failed, until the server stops', async () => {
    const upkeep = new Upkeep(...(Array(10).fill(nothing) as ConstructorParameters<typeof Upkeep>));
    const round = jest.spyOn(upkeep, 'runIfDue').mockResolvedValue(null);
    upkeep.onApplicationBootstrap();
    await pass(10 * minute - 1);
    expect(round).not.toHaveBeenCalled();
    round.mockRejectedValueOnce(new Error('disk full'));
    await pass(1);
    expect([round.mock.calls.length, said]).toEqual([1, ['Nothing was forgotten: Error: disk full']]);
    await pass(10 * minute);
    expect([round.mock.calls.length, said.length]).toEqual([2, 1]);
    await upkeep.onModuleDestroy();
    await pass(60 * minute);
    expect(round).toHaveBeenCalledTimes(2);
  });
});

describe('backups', () => {
  const start = (backup: object) => {
    const backups = new Backups(nothing, { backup } as never);
    const make = jest.spyOn(backups, 'makeIfDue').mockResolvedValue();
    backups.onApplicationBootstrap();
    return { backups, make };
  };

  it('are thought of at the start and every minute, and ten minutes after one that failed', async () => {
    const { backups, make } = start({ dir: '/backups', everyHours: 24 });
    await pass(0);
    expect(make).toHaveBeenCalledTimes(1);
    make.mockRejectedValueOnce({ stderr: 'BACKUP_DIR: no room\n' });
    await pass(minute);
    expect([make.mock.calls.length, said]).toEqual([2, ['No backup could be made: BACKUP_DIR: no room']]);
    await pass(10 * minute - 1);
    expect(make).toHaveBeenCalledTimes(2);
    make.mockRejectedValueOnce(new Error('spawn ENOENT'));
    await pass(1);
    expect([make.mock.calls.length, said.at(-1)]).toEqual([
      3,
      'No backup could be made: Error: spawn ENOENT',
    ]);
    await backups.onModuleDestroy();
    await pass(60 * minute);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('that the end of the server breaks off are no fault to tell of', async () => {
    const { backups, make } = start({ dir: '/backups', everyHours: 24 });
    let breakOff = (): void => undefined;
    make.mockReturnValueOnce(new Promise((_done, fail) => (breakOff = () => fail(new Error('aborted')))));
    await pass(0);
    const stopped = backups.onModuleDestroy();
    breakOff();
    await stopped;
    await pass(60 * minute);
    expect([make.mock.calls.length, said]).toEqual([1, []]);
  });

  it.each([
    { dir: null, everyHours: 24 },
    { dir: '/backups', everyHours: 0 },
  ])('are not thought of with %j', async (backup) => {
    const { make } = start(backup);
    await pass(60 * minute);
    expect(make).not.toHaveBeenCalled();
  });
});

describe('letters', () => {
  it('are looked for every second, and a database that is away is told of once each time', async () => {
    let trouble: Error | null = null;
    const due = jest.fn(() => (trouble ? Promise.reject(trouble) : Promise.resolve([])));
    const forget = jest.fn(() => Promise.resolve());
    const channel = { name: 'email' } as never;
    const correctDates = () => Promise.resolve();
    const mailer = new Mailer({ due, forget, correctDates } as never, { now: () => new Date() }, [channel]);
    mailer.onApplicationBootstrap();
    await pass(0);
    await pass(second);
    // Letters about accounts, and news.
    expect([due.mock.calls.length, said]).toEqual([4, []]);
    for (const words of ['gone', 'gone', 'gone still', '', 'gone still']) {
      trouble = words ? new Error(words) : null;
      await pass(second);
    }
    expect(said).toEqual(
      ['gone', 'gone still', 'gone still'].map((one) => `The outbox cannot be read: Error: ${one}`),
    );
    expect([due.mock.calls.length, forget.mock.calls.length]).toEqual([10, 1]);
    trouble = null;
    await pass(60 * minute);
    expect(forget).toHaveBeenCalledTimes(2);
    await mailer.onModuleDestroy();
    const { length } = due.mock.calls;
    await pass(minute);
    expect(due).toHaveBeenCalledTimes(length);
  });

  it('that nobody sends any more keep no process from its end', async () => {
    const mailer = new Mailer({} as never, { now: () => new Date() }, []);
    mailer.onApplicationBootstrap();
    await mailer.onModuleDestroy();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('events for programs', () => {
  it('are looked for every second, and a database that is away is told of once each time', async () => {
    const last = jest.fn(() => Promise.resolve(0));
    const next = { addresses: () => Promise.resolve([]), filled: () => Promise.resolve([]) };
    const outages = { tell: () => Promise.resolve() };
    const sender = new Sender(
      ...([
        { correctDates: () => Promise.resolve() },
        next,
        outages,
        nothing,
        nothing,
        { last },
        nothing,
        nothing,
        nothing,
      ] as unknown as ConstructorParameters<typeof Sender>),
    );
    sender.onApplicationBootstrap();
    await pass(2 * second);
    expect([last.mock.calls.length, said]).toEqual([2, []]);
    for (const words of ['gone', 'gone', 'gone still', '', 'gone still']) {
      if (words) last.mockRejectedValueOnce(new Error(words));
      await pass(second);
    }
    expect(said).toEqual(
      ['gone', 'gone still', 'gone still'].map((one) => `Webhooks cannot be sent: Error: ${one}`),
    );
    await sender.onModuleDestroy();
    await pass(minute);
    expect(last).toHaveBeenCalledTimes(7);
  });
});

const telegram = { token: '1:t', apiUrl: '' };

const bot = () => {
  const made = new TelegramBot(nothing, nothing, nothing, { telegram } as never);
  const turn = { take: jest.fn(() => Promise.resolve(true)), giveBack: jest.fn(() => Promise.resolve()) };
  const call = jest.spyOn(
    Object.assign(made, { lease: turn }) as unknown as { call(): Promise<unknown> },
    'call',
  );
  return { made, call, turn };
};

describe('the bot', () => {
  it('is listened for again ten seconds after it was not heard, which is told of once each time', async () => {
    const { made, call } = bot();
    const held = () => new Promise((resolve) => setTimeout(() => resolve([]), second));
    for (const words of ['gone', 'gone', 'gone still']) call.mockRejectedValueOnce(new Error(words));
    call.mockImplementationOnce(held).mockRejectedValueOnce(new Error('gone still')).mockImplementation(held);
    made.onApplicationBootstrap();
    await pass(10 * second - 1);
    expect(call).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(call).toHaveBeenCalledTimes(2);
    await pass(31 * second);
    expect(said).toEqual(
      ['gone', 'gone still', 'gone still'].map((one) => `The bot is not heard: Error: ${one}`),
    );
    const stopped = made.onModuleDestroy();
    await pass(second);
    await stopped;
    const { length } = call.mock.calls;
    await pass(minute);
    expect(call).toHaveBeenCalledTimes(length);
  });

  it('that another replica listens for is asked for again every ten seconds; the stop waits for no pause', async () => {
    const { made, call, turn } = bot();
    turn.take.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(false), second)));
    made.onApplicationBootstrap();
    await pass(11 * second - 1);
    expect(turn.take).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(turn.take).toHaveBeenCalledTimes(2);
    await pass(second);
    // One pause, and nothing of the one before: a replica may wait for months.
    await made.onModuleDestroy();
    expect([turn.giveBack.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
    await pass(minute);
    expect([turn.take.mock.calls.length, call.mock.calls.length]).toEqual([2, 0]);
  });

  it('whose name Telegram does not tell gives no link, and says so', async () => {
    const { made, call } = bot();
    call.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ username: 'shlyah_bot' });
    await expect(made.linkFor('a')).rejects.toMatchObject({ code: 'telegram_away' });
    expect(said).toEqual(['The bot has no name: Error: gone']);
    expect([await made.linkFor('a'), await made.linkFor('b')]).toEqual([
      'https://t.me/shlyah_bot?start=a',
      'https://t.me/shlyah_bot?start=b',
    ]);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('a far server that never answers', () => {
  const never = new AbortController().signal;
  const message = { recipient: '375291234567', body: 'Посылка в пути', messageId: 'a-1' } as never;
  const hung = (end: AbortSignal) =>
    new Promise<never>((_answer, fail) => end.addEventListener('abort', () => fail(end.reason as Error)));

  beforeEach(() => {
    const silent = (_url: unknown, request?: RequestInit) => hung(request?.signal as AbortSignal);
    jest.spyOn(globalThis, 'fetch').mockImplementation(silent);
  });

  const viaGateway = async () => {
    const found = gateway({ NOTICE_SMS_URL: 'https://sms.example/?to={phone}&text={text}' }, 'NOTICE_SMS');
    if (found) await gatewayDelivery(found)(message, never);
  };
  const viaTelegram = async () => telegramChannel({ dataDir: '', telegram }).deliver(message, never);
  /** A letter that a channel does not finish, and an outbox that fails with what it is told. */
  const viaMailer = () => {
    const due = () => Promise.resolve([{ channel: 'email' }]);
    const queue = {
      due,
      claim: (email: object) => Promise.resolve({ ...email, others: [] }),
      failed: (_email: object, error: Error) => Promise.reject(error),
    };
    const channel = { name: 'email', deliver: (_email: object, end: AbortSignal) => hung(end) };
    return new Mailer(queue as never, { now: () => new Date() }, [channel as never]).deliverDue();
  };

  it.each([
    ['the gateway of messages', 20, viaGateway, 'Шлюз не ответил вовремя'],
    ['Telegram, which is told something', 20, viaTelegram, 'Telegram не ответил вовремя'],
    ['Telegram, which is asked for a name', 10, () => bot().made.linkFor('a'), 'telegram_away'],
    ['whatever carries a message', 60, viaMailer, 'The time is over'],
  ])('is given up: %s after %d seconds', async (_who, seconds, send, words) => {
    let failure: unknown = null;
    void send().catch((error: unknown) => (failure = error));
    await pass(seconds * second - 1);
    expect(failure).toBeNull();
    await pass(1);
    expect(JSON.stringify([String(failure), failure])).toContain(words);
  });

  it('is given up: Telegram, which may hold a question back, after 35 seconds', async () => {
    bot().made.onApplicationBootstrap();
    await pass(35 * second - 1);
    expect(said).toEqual([]);
    await pass(1);
    expect(said).toEqual(['The bot is not heard: Error: Telegram не ответил вовремя']);
  });
});
