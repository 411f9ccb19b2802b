import { screen } from '@testing-library/react';
import { offerCopies } from './enhance';

beforeEach(() => {
  document.body.innerHTML = `
    <figure class="code"><pre>curl one</pre></figure>
    <figure class="code"><pre>curl two</pre></figure>`;
});

describe('«Скопировать» on a piece of code', () => {
  const write = jest.fn<Promise<void>, [string]>();
  const press = (which: number) => screen.getAllByRole('button')[which]?.click();
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  beforeEach(() => {
    jest.useFakeTimers();
    write.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    offerCopies();
  });
  afterEach(() => jest.useRealTimers());

  it('copies that piece, says so, and is itself again soon', async () => {
    expect(names()).toEqual(['Скопировать', 'Скопировать']);
    expect(screen.getAllByRole('button')[0]?.nextElementSibling?.textContent).toBe('curl one');
    press(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(write.mock.calls).toEqual([['curl two']]);
    expect(names()).toEqual(['Скопировать', 'Скопировано']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(names()).toEqual(['Скопировать', 'Скопировать']);
  });

  it('says when it could not', async () => {
    write.mockRejectedValue(new DOMException('not allowed'));
    press(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Не вышло', 'Скопировать']);
  });
});
