import { Passwords } from './passwords';
import { RefusalDelay } from './refusal-delay';

const full = { code: 'unavailable', extra: { retryAfter: 5 } };

describe('Passwords', () => {
  it('of a known browser do not wait for a flood of others, which is refused beyond forty', async () => {
    const wait = jest.spyOn(RefusalDelay.prototype, 'wait').mockResolvedValue();
    const passwords = new Passwords();
    let open = (): void => undefined;
    const passed = new Promise<void>((done) => (open = done));
    const flood = Array.from({ length: 41 }, (_, at) =>
      passwords.inSlot(at % 2 ? 'unknown' : 'new', () => passed),
    );
    await new Promise(setImmediate);
    await expect(passwords.inSlot('new', () => passed)).rejects.toMatchObject(full);
    const work = jest.fn();
    await expect(passwords.admit('unknown', work)).rejects.toMatchObject(full);
    expect(work).not.toHaveBeenCalled();
    expect(
      await passwords.matches(await passwords.hash('dolgaya doroga', 'known'), 'dolgaya doroga', 'known'),
    ).toBe(true);
    open();
    await Promise.all(flood);
    wait.mockRestore();
  });

  it('do not match an account that there is none of', async () => {
    expect(await new Passwords().matches(undefined, 'нет такого пользователя', 'known')).toBe(false);
  });
});
