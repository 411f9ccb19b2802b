import userEvent from '@testing-library/user-event';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { offerCopies, offerSearch } from './live';

// The parts of DevelopersPage and of an article that the script needs, as the server sends them.
const page = `
  <form role="search" data-search>
    <label>Поиск <input type="search" /></label>
    <ul hidden></ul>
    <p role="status" class="visually-hidden"></p>
  </form>
  <figure class="code"><pre>curl one</pre></figure>
  <figure class="code"><pre>curl two</pre></figure>`;
const index = [
  { u: '/developers/webhooks', t: 'Вебхуки', p: 'Вебхуки', w: 'вебхук событ' },
  { u: '/developers/webhooks#secret', t: 'Секрет вебхука', p: 'Вебхуки', w: 'секрет вебхук' },
  { u: '/developers/keys', t: 'Ключи', p: 'Ключи', w: 'ключ' },
];

const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string]>();
const input = () => screen.getByRole<HTMLInputElement>('searchbox');
const status = () => screen.getByRole('status');
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const says = (words: string) => waitFor(() => expect(status()).toHaveTextContent(words));

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ json: () => Promise.resolve(index) });
  globalThis.fetch = fetched as never;
  document.body.innerHTML = page;
});

describe('the search', () => {
  beforeEach(offerSearch);

  it('fetches its index once, when somebody is about to seek, and lists what is found', async () => {
    expect(document.querySelector('form')).toHaveAttribute('data-search', 'on');
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(input());
    expect(fetched.mock.calls).toEqual([['/developers/search.json']]);
    await userEvent.type(input(), 'вебхук');
    await says('Найдено: 2');
    // The heading of a part goes with its article's name; an article's own is not said twice.
    expect(links()).toEqual([
      ['Вебхуки', '/developers/webhooks'],
      ['Секрет вебхукаВебхуки', '/developers/webhooks#secret'],
    ]);
    expect(document.querySelectorAll('small')).toHaveLength(1);
    expect(status()).toHaveClass('visually-hidden');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('says that nothing is found where everybody sees it, and nothing of an empty field', async () => {
    await userEvent.type(input(), 'верблюд');
    await waitFor(() => expect(status().textContent).toBe('Ничего не найдено'));
    expect(status()).not.toHaveClass('visually-hidden');
    expect(document.querySelector('ul')).not.toBeVisible();
    await userEvent.clear(input());
    await userEvent.type(input(), ' ');
    await waitFor(() => expect(status().textContent).toBe(''));
    expect(status()).toHaveClass('visually-hidden');
    expect(document.querySelector('ul')).not.toBeVisible();
  });

  it('goes through what is found with the arrows; Escape empties it', async () => {
    await userEvent.type(input(), 'вебхук');
    await says('Найдено: 2');
    const [first, last] = screen.getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(input()).toHaveFocus();
    // An arrow that moves through the list does not scroll the page; any other key does what it always does.
    expect(fireEvent.keyDown(input(), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(input(), { key: 'Home' })).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
    await waitFor(() => expect(links()).toEqual([]));
  });

  it('opens the first of what is found with Enter', async () => {
    const opened = jest.fn<void, [string | null]>();
    document.querySelector('ul')?.addEventListener('click', (event) => {
      event.preventDefault();
      opened((event.target as HTMLElement).getAttribute('href'));
    });
    await userEvent.type(input(), 'вебхук');
    await says('Найдено: 2');
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    expect(opened.mock.calls).toEqual([['/developers/webhooks']]);
  });

  it('says when its index does not come, and asks again at the next letter', async () => {
    fetched.mockRejectedValue(new TypeError('no network'));
    await userEvent.type(input(), 'ключ');
    await says('Поиск не загрузился. Проверьте связь и попробуйте ещё раз.');
    expect(status()).not.toHaveClass('visually-hidden');
    fetched.mockResolvedValue({ json: () => Promise.resolve(index) });
    await userEvent.type(input(), 'и');
    await says('Найдено: 1');
    expect(links()).toEqual([['Ключи', '/developers/keys']]);
  });
});

it('leaves alone a page that has no search', () => {
  document.body.innerHTML = '<form data-search><input /></form>';
  offerSearch();
  expect(document.querySelector('form')).toHaveAttribute('data-search', '');
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
