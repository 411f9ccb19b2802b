import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, startTransition, useState } from 'react';
import { renderApp } from '../../../../test/render-app';
import { ShortcutsButton } from './ShortcutsButton';
import { useShortcuts } from './useShortcuts';

/** Pages that replace one another as the router does it. */
function Orders() {
  const [id, setId] = useState(1);
  useShortcuts({ j: () => startTransition(() => setId(id + 1)) });
  return (
    <Fragment key={id}>
      <h1>{id}</h1>
      {id < 3 && <ShortcutsButton />}
    </Fragment>
  );
}

const press = (...keys: string[]) =>
  act(async () => {
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await Promise.resolve();
  });

const sheet = () => screen.queryByRole('dialog', { name: 'Клавиши' });

test('the sheet that is asked for while the next order is coming is there with it, and closes for good', async () => {
  renderApp(<Orders />);
  await press('j', '?');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2');
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(sheet()).toBeNull();
  await press('j');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3');
  expect(sheet()).toBeNull();
});
