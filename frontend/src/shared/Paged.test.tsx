import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { readScreen } from '../../test/read-screen';
import { renderApp } from '../../test/render-app';
import { pageFrom } from './address';
import { Paged } from './Paged';

const noun = ['Найден', 'заказ', 'заказа', 'заказов'] as const;

function List({ pages, total, rows }: { pages: number; total: number; rows: number }) {
  const [query, setQuery] = useSearchParams();
  const data = Array.from({ length: rows }, (_, index) => index);
  return (
    <>
      <p>Адрес: {query.toString()}</p>
      <button onClick={() => setQuery({ page: '3' })}>Дальше</button>
      <Paged
        loaded={{
          data: { data, pages, total },
          loading: { state: 'ready' },
          reload: () => undefined,
          replace: () => undefined,
        }}
        page={pageFrom(query)}
        hrefOf={(page) => `?page=${page}`}
        noun={noun}
        failedTitle="Не удалось"
        empty={<p>Пусто</p>}
      >
        {(shown) => <p>Строк: {shown.data.length}</p>}
      </Paged>
    </>
  );
}

test.each([
  [1, 'Найден 1 заказ'],
  [3, 'Найдено 3 заказа'],
  [11, 'Найдено 11 заказов'],
  [21, 'Найден 21 заказ'],
])('of %d in all it says «%s»', (total, words) => {
  renderApp(<List pages={1} total={total} rows={1} />);
  expect(readScreen()).toEqual(['Адрес:', '[Дальше]', words, 'Строк: 1']);
});

test.each(['1.5', '0', 'x', ''])(
  'a page number that is none, «%s», leads to the first page',
  async (page) => {
    renderApp(<List pages={2} total={22} rows={20} />, { at: `/?page=${page}` });
    await waitFor(() => expect(readScreen()[0]).toBe('Адрес: page=1'));
    expect(screen.getByText('Строк: 20')).toBeInTheDocument();
  },
);

test('a page past the end leads to the last one', async () => {
  renderApp(<List pages={2} total={22} rows={0} />);
  expect(screen.getByText('Пусто')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  await waitFor(() => expect(readScreen()[0]).toBe('Адрес: page=2'));
});
