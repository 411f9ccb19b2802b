import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { ShortcutsButton } from './ShortcutsButton';
import { useDeskShortcuts } from './screen-shortcuts';

const pressed = jest.fn();

function Screen() {
  useDeskShortcuts();
  return (
    <main>
      <input type="search" aria-label="Поиск" />
      <table>
        <tbody>
          {[9, 8].map((id) => (
            <tr key={id}>
              <td>
                <a href={`/cabinet/orders/view/${id}?status=4`} data-order={id}>
                  {id}
                </a>
                <button type="button" data-act="price" onClick={() => pressed(id)}>
                  цена
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShortcutsButton />
    </main>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const row = (id: number) => screen.getByRole('link', { name: String(id) });

beforeEach(() => {
  localStorage.clear();
  pressed.mockClear();
  answerApi({});
  renderApp(
    <Routes>
      <Route path="/cabinet/orders/1" element={<Screen />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at: '/cabinet/orders/1' },
  );
});

test('j and k go through the rows and stay at the ends', async () => {
  await userEvent.keyboard('j');
  expect(row(9)).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(row(8)).toHaveFocus();
  await userEvent.keyboard('kk');
  expect(row(9)).toHaveFocus();
});

test('p opens the price of the row, e its edit form with the way back, and nothing without a row', async () => {
  await userEvent.keyboard('pe');
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.keyboard('jjp');
  expect(pressed).toHaveBeenCalledWith(8);
  await userEvent.keyboard('e');
  expect(screen.getByText('/cabinet/orders/edit/8?status=4')).toBeInTheDocument();
});

test('under the Russian layout the keys count by their place', () => {
  fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
  expect(row(9)).toHaveFocus();
  fireEvent.keyDown(document.body, { key: '.', code: 'Slash' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('no key acts in a field or with a modifier', async () => {
  await userEvent.keyboard('/');
  await userEvent.keyboard('j?');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('j?');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ', [modifier]: true });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the sheet opens by its key, stops the others and switches them off for good', async () => {
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(row(9)).not.toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: /Клавиши без Ctrl/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.keyboard('j');
  expect(row(9)).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Клавиши' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Клавиши без Ctrl/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.keyboard('j');
  expect(row(9)).toHaveFocus();
});
