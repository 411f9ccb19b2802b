import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../test/render-app';
import { QueryState } from './QueryState';
import { dataAction } from './action';
import { useLoaded, usePage } from './useLoaded';

type Answer = (text: string) => void;
const waiting = new Map<string, { answer: Answer; fail: () => void; refuse: (status: number) => void }>();
const getWord = dataAction(
  'getWord',
  (word: string) =>
    new Promise<string>((answer, refuse) => {
      waiting.set(word, {
        answer,
        fail: () => refuse(Object.assign(new Error('Network Error'), { name: 'NetworkError' })),
        refuse: (status) => refuse(Object.assign(new Error(), { name: 'ApiError', status, body: {} })),
      });
    }),
);

function Screen() {
  const [word, setWord] = useState<string | null>('one');
  const loaded = useLoaded(getWord, word);
  return (
    <>
      <button onClick={() => setWord('two')}>Дальше</button>
      <button onClick={() => setWord(null)}>Никуда</button>
      <button onClick={loaded.reload}>Обновить</button>
      <button onClick={() => loaded.replace('сохранённый')}>Сохранить</button>
      <QueryState loaded={loaded} failedTitle="Не удалось" missing={<p>Такого нет</p>} waiting={<p>Ждём</p>}>
        {(text) => <p>Ответ: {text}</p>}
      </QueryState>
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => waiting.clear());

describe('a screen that loads one thing', () => {
  test('drops what belongs to the former argument at once, and its answer when that comes afterwards', async () => {
    renderApp(<Screen />);
    waiting.get('one')?.answer('первый');
    await screen.findByText('Ответ: первый');
    await click('Обновить');
    await click('Дальше');
    expect(screen.queryByText('Ответ: первый')).toBeNull();
    expect(screen.getByText('Ждём')).toBeInTheDocument();
    waiting.get('two')?.answer('второй');
    expect(await screen.findByText('Ответ: второй')).toBeInTheDocument();
    waiting.get('one')?.answer('первый ещё раз');
    await userEvent.tab();
    expect(screen.getByText('Ответ: второй')).toBeInTheDocument();
  });

  test('asks again when the network is back, for what failed without it alone', async () => {
    renderApp(<Screen />);
    const online = () => act(() => void window.dispatchEvent(new Event('online')));
    waiting.get('one')?.refuse(500);
    await screen.findByText('Не удалось');
    waiting.clear();
    online();
    expect(waiting.size).toBe(0);
    await click('Дальше');
    waiting.get('two')?.fail();
    await screen.findByText('Нет связи');
    waiting.clear();
    online();
    waiting.get('two')?.answer('второй');
    expect(await screen.findByText('Ответ: второй')).toBeInTheDocument();
  });

  test('keeps what it has in sight while it is asked for again and when that fails', async () => {
    renderApp(<Screen />);
    expect(screen.getByText('Ждём')).toBeInTheDocument();
    waiting.get('one')?.answer('первый');
    await screen.findByText('Ответ: первый');
    await click('Обновить');
    expect(screen.getByText('Ответ: первый')).toBeInTheDocument();
    waiting.get('one')?.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(screen.getByText('Ответ: первый')).toBeInTheDocument();
    await click('Попробовать ещё раз');
    // During a reload the failure is over, and the shown page is marked busy.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Ответ: первый').parentElement).toHaveAttribute('aria-busy', 'true');
    waiting.get('one')?.answer('новый');
    expect(await screen.findByText('Ответ: новый')).toBeInTheDocument();
    expect(screen.getByText('Ответ: новый').parentElement).not.toHaveAttribute('aria-busy');
  });

  test('shows what a save has answered', async () => {
    renderApp(<Screen />);
    waiting.get('one')?.answer('первый');
    await screen.findByText('Ответ: первый');
    await click('Сохранить');
    expect(screen.getByText('Ответ: сохранённый')).toBeInTheDocument();
  });

  test('asks nothing when the address names nothing', async () => {
    renderApp(<Screen />);
    waiting.clear();
    await click('Никуда');
    expect(screen.getByText('Такого нет')).toBeInTheDocument();
    expect(waiting.size).toBe(0);
  });

  test('whose session is over leads to the login and back, and what was there stays in sight', async () => {
    const { opened } = renderApp(<Screen />);
    waiting.get('one')?.refuse(401);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Сеанс закончилсяВойдите ещё раз, и вы вернётесь на эту же страницу.Войти снова',
    );
    await click('Войти снова');
    expect(opened).toEqual([window.location.href]);
    await click('Сохранить');
    await click('Обновить');
    waiting.get('one')?.refuse(401);
    expect(await screen.findByText('Сеанс закончился')).toBeInTheDocument();
    expect(screen.getByText('Ответ: сохранённый')).toBeInTheDocument();
  });

  test.each([
    [404, 'Такого нет'],
    [500, 'Не удалось'],
    [0, 'Нет связи'],
  ])('that is refused with %d says «%s»', async (status, words) => {
    renderApp(<Screen />);
    if (status === 0) waiting.get('one')?.fail();
    else waiting.get('one')?.refuse(status);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('a page of a list', () => {
  const getPage = dataAction(
    'getPage',
    ({ list, page }: { list: string; page: number }) =>
      new Promise<string>((answer, refuse) => {
        waiting.set(`${list} ${page}`, {
          answer,
          fail: () => refuse(Object.assign(new Error('Network Error'), { name: 'NetworkError' })),
          refuse: () => undefined,
        });
      }),
  );

  function List() {
    const [question, setQuestion] = useState({ list: 'все', page: 1 });
    return (
      <>
        <button onClick={() => setQuestion({ ...question, page: question.page + 1 })}>Дальше</button>
        <button onClick={() => setQuestion({ list: 'другие', page: 1 })}>Другие</button>
        <QueryState loaded={usePage(getPage, question)} failedTitle="Не удалось" waiting={<p>Ждём</p>}>
          {(text) => <p>Ответ: {text}</p>}
        </QueryState>
      </>
    );
  }
  const shown = (text: string) => screen.getByText(`Ответ: ${text}`);
  const busy = () => shown('первая').parentElement?.getAttribute('aria-busy');

  test('stays in sight, marked as waited for, until the next one of the same list has come', async () => {
    renderApp(<List />);
    waiting.get('все 1')?.answer('первая');
    const first = await screen.findByText('Ответ: первая');
    expect(busy()).toBeNull();
    await click('Дальше');
    expect(busy()).toBe('true');
    await click('Дальше');
    expect(busy()).toBe('true');
    waiting.get('все 3')?.answer('третья');
    await waitFor(() => expect(first).toHaveTextContent('Ответ: третья'));
    expect(first.parentElement).not.toHaveAttribute('aria-busy');
  });

  test('does not stay for another list, nor when the next one fails', async () => {
    renderApp(<List />);
    waiting.get('все 1')?.answer('первая');
    await screen.findByText('Ответ: первая');
    await click('Другие');
    expect(screen.getByText('Ждём')).toBeInTheDocument();
    waiting.get('другие 1')?.answer('чужая');
    await screen.findByText('Ответ: чужая');
    await click('Дальше');
    expect(shown('чужая')).toBeInTheDocument();
    waiting.get('другие 2')?.fail();
    expect(await screen.findByText('Нет связи')).toBeInTheDocument();
    expect(screen.queryByText(/^Ответ/)).toBeNull();
  });
});
