import { EventEmitter } from 'node:events';
import { setImmediate as tick } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Brake } from './brake';
import { Devices } from './devices';
import { atOnce, Strangers } from './strangers';

const ownToken = 'of somebody';

/** Calls that are answered when told to, and the order in which their turns came. */
function counter() {
  const devices: Pick<Devices, 'isSomebodys'> = {
    isSomebodys: (token) => Promise.resolve(token === ownToken),
  };
  const strangers = new Strangers(devices as Devices);
  const served: string[] = [];
  let number = 0;
  const call = (name: string, { ip = `198.51.100.${number++}`, device = '' } = {}) => {
    const raw = Object.assign(new EventEmitter(), { closed: false });
    const end = (): void => {
      raw.closed = true;
      raw.emit('close');
    };
    const request = { ip, headers: {}, cookies: device ? { device } : {} } as unknown as FastifyRequest;
    const turn = strangers.turn(request, { raw } as unknown as FastifyReply).then(() => served.push(name));
    turn.catch(() => undefined);
    return { turn, end };
  };
  const calls = (count: number, options = {}) => Array.from({ length: count }, () => call('', options));
  return { call, calls, served };
}

const full = { code: 'unavailable', statusCode: 503, extra: { retryAfter: 5 } };

describe('strangers', () => {
  it('are served a few at once, each when one before him has been answered', async () => {
    const { call, calls, served } = counter();
    const [first] = calls(atOnce);
    const next = call('next');
    call('the one after');
    await tick();
    expect(served.filter(Boolean)).toEqual([]);
    first?.end();
    await next.turn;
    expect(served.filter(Boolean)).toEqual(['next']);
  });

  it('wait two hundred at most, a hundred of one network; whoever is beyond is told when to come again', async () => {
    const { call, calls } = counter();
    calls(100, { ip: '203.0.113.1' });
    await expect(call('', { ip: '203.0.113.1' }).turn).rejects.toMatchObject(full);
    calls(100, { ip: '203.0.113.2' });
    await expect(call('').turn).rejects.toMatchObject(full);
  });

  it('beyond are told so no faster than a brake lets them', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    const hold = jest.spyOn(Brake.prototype, 'hold').mockReturnValue(held);
    const { call, calls } = counter();
    calls(200);
    const told = jest.fn();
    const { turn } = call('');
    turn.catch(told);
    await tick();
    expect(told).not.toHaveBeenCalled();
    release();
    await expect(turn).rejects.toMatchObject(full);
    hold.mockRestore();
  });

  it('do not stand before a browser that somebody has come in from', async () => {
    const { call, calls, served } = counter();
    const all = calls(200);
    await expect(call('', { device: 'made up' }).turn).rejects.toMatchObject(full);
    const known = call('known', { device: ownToken });
    await tick();
    all[0]?.end();
    all[1]?.end();
    await known.turn;
    expect(served.length).toBeLessThanOrEqual(atOnce + 2);
  });

  it('who went away while waiting take no turn', async () => {
    const { call, calls, served } = counter();
    const before = calls(atOnce);
    const gone = call('gone');
    const next = call('next');
    gone.end();
    before[0]?.end();
    await next.turn;
    await expect(gone.turn).rejects.toMatchObject(full);
    expect(served.filter(Boolean)).toEqual(['next']);
  });

  it('wait no longer than a quarter of a second for one who gets no answer', async () => {
    const { call, calls, served } = counter();
    calls(atOnce);
    await call('next').turn;
    expect(served.at(-1)).toBe('next');
  });
});
