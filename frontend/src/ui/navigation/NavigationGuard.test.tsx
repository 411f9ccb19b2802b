import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { renderApp } from '../../../test/render-app';
import { NavigationGuard } from '../navigation/NavigationGuard';

function Programs() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/orders')}>К заказам</button>;
}

/** The tariff with its edits after the list of users. */
const show = (unsaved: boolean, keptByQuery = false, at = ['/users', '/tariff']) =>
  renderApp(
    <>
      <Link to="/orders">Заказы</Link>
      <Link to="?tab=regions">Области</Link>
      <Link to="#bottom">Вниз</Link>
      <Programs />
      <Routes>
        <Route path="/users" element={<p>Список пользователей</p>} />
        <Route
          path="/tariff"
          element={
            <>
              <p>Тариф</p>
              <NavigationGuard unsaved={unsaved} keptByQuery={keptByQuery} />
            </>
          }
        />
        <Route path="/orders" element={<p>Список заказов</p>} />
      </Routes>
    </>,
    { at },
  );

const question = () => screen.queryByRole('dialog', { name: 'Уйти без сохранения?' });
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('unsaved edits are asked about', () => {
  test.each([
    ['a link', () => follow('Заказы'), 'Список заказов'],
    ['the program', () => answer('К заказам'), 'Список заказов'],
  ])('when %s leads away', async (_way, leave, end) => {
    show(true);
    await leave();
    expect(screen.getByText('Тариф')).toBeInTheDocument();
    await answer('Остаться');
    expect(question()).toBeNull();
    expect(screen.getByText('Тариф')).toBeInTheDocument();
    await leave();
    await answer('Уйти');
    expect(await screen.findByText(end)).toBeInTheDocument();
  });

  test('on Back, as often as it is tried', async () => {
    const { go } = show(true);
    for (const _try of [1, 2]) {
      go(-1);
      expect(question()).not.toBeNull();
      expect(screen.getByText('Тариф')).toBeInTheDocument();
      await answer('Остаться');
    }
    go(-1);
    await answer('Уйти');
    expect(await screen.findByText('Список пользователей')).toBeInTheDocument();
  });

  test('on Forward', async () => {
    const { go } = show(true, false, ['/tariff', '/orders']);
    go(-1);
    await screen.findByText('Тариф');
    go(1);
    expect(question()).not.toBeNull();
    await answer('Уйти');
    expect(await screen.findByText('Список заказов')).toBeInTheDocument();
  });

  test('on another tab of the query, unless the edits live through it', async () => {
    const { unmount } = show(true);
    await follow('Области');
    expect(question()).not.toBeNull();
    unmount();
    show(true, true);
    await follow('Области');
    expect(question()).toBeNull();
    await follow('Заказы');
    expect(question()).not.toBeNull();
  });

  test('by the browser, when the tab is closed or reloaded', () => {
    const { unmount } = show(true);
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    unmount();
    expect(close()).toBe(true);
  });
});

test('a place on the same page is no other page', async () => {
  show(true);
  await follow('Вниз');
  expect(question()).toBeNull();
});

test('nobody is asked when everything is saved', async () => {
  const { go } = show(false);
  await follow('Заказы');
  expect(screen.getByText('Список заказов')).toBeInTheDocument();
  go(-1);
  await waitFor(() => expect(screen.getByText('Тариф')).toBeInTheDocument());
});

describe('two forms of a page', () => {
  function Forms({ second }: { second: boolean }) {
    const [unsaved, setUnsaved] = useState(true);
    return (
      <>
        <Link to="/orders">Заказы</Link>
        <button onClick={() => setUnsaved(false)}>Сохранить</button>
        <NavigationGuard unsaved={unsaved} />
        <NavigationGuard unsaved={second} />
        <Routes>
          <Route path="/orders" element={<p>Список заказов</p>} />
          <Route path="*" element={<p>Тариф</p>} />
        </Routes>
      </>
    );
  }

  test('are asked about once, when either is unsaved', async () => {
    renderApp(<Forms second />);
    await answer('Сохранить');
    await follow('Заказы');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await answer('Уйти');
    expect(await screen.findByText('Список заказов')).toBeInTheDocument();
  });

  test('are not asked about any more once both are saved, and the page stays', async () => {
    renderApp(<Forms second={false} />);
    await follow('Заказы');
    expect(question()).not.toBeNull();
    await answer('Сохранить');
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByText('Тариф')).toBeInTheDocument();
    await follow('Заказы');
    expect(await screen.findByText('Список заказов')).toBeInTheDocument();
  });
});
