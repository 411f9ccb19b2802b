import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useHold } from '../ui/held';
import { noChanges, publishChanges } from './changes';
import { ShowNews } from './NewRows';
import { useFollow } from './useFollow';

/** What the server has. */
let now = 1;
const read = jest.fn(async () => now);

interface ScreenProps {
  held?: boolean;
  moves?: boolean;
  atSight?: boolean;
}

function Screen({ held = false, moves = false, atSight = false }: ScreenProps) {
  const [shown, setShown] = useState(1);
  useHold(held);
  const { showFresh } = useFollow<number>({
    shown,
    concerns: ({ runs, missed }) => runs || missed,
    read,
    isNews: (fresh, stands) => fresh !== stands,
    moves: () => moves,
    show: setShown,
    atSight,
  });
  return (
    <>
      <p>Показано: {shown}</p>
      <button onClick={() => setShown(now)}>Своё сохранение</button>
      <ShowNews onShow={showFresh}>Изменилось</ShowNews>
    </>
  );
}

const hear = (runs = true) =>
  act(async () => {
    publishChanges({ ...noChanges, runs, registrations: !runs });
    await jest.advanceTimersByTimeAsync(300);
  });
const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shows = (state: number) => expect(screen.getByText(`Показано: ${state}`)).toBeInTheDocument();
const offers = (isOffered: boolean) =>
  expect(screen.getByRole('status')).toHaveTextContent(isOffered ? /^Изменилось — показать$/ : /^$/);

beforeEach(() => {
  now = 1;
  read.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a page that nothing holds is renewed by itself, by what concerns it', async () => {
  render(<Screen />);
  now = 2;
  await hear(false);
  shows(1);
  expect(read).not.toHaveBeenCalled();
  await hear();
  shows(2);
  offers(false);
});

test('a page that is held offers the change, and shows it on a press while it stays held', async () => {
  render(<Screen held />);
  now = 2;
  await hear();
  shows(1);
  offers(true);
  click('Изменилось — показать');
  shows(2);
  offers(false);
  now = 3;
  await hear();
  shows(2);
  offers(true);
});

test('a page that is held no longer goes on by itself, with the newest state', async () => {
  const { rerender } = render(<Screen held />);
  now = 2;
  await hear();
  now = 3;
  await hear();
  shows(1);
  rerender(<Screen />);
  shows(3);
  offers(false);
  now = 4;
  await hear();
  shows(4);
});

test('what would move rows waits for a press, held or not', async () => {
  const { rerender } = render(<Screen moves held />);
  now = 2;
  await hear();
  rerender(<Screen moves />);
  shows(1);
  offers(true);
  click('Изменилось — показать');
  shows(2);
});

test('a change that is taken back, or that the page has got by its own save, is offered no more', async () => {
  render(<Screen held />);
  now = 2;
  await hear();
  offers(true);
  now = 1;
  await hear();
  offers(false);
  now = 2;
  await hear();
  click('Своё сохранение');
  shows(2);
  offers(false);
});

test('without an answer the page stays as it is', async () => {
  render(<Screen />);
  read.mockResolvedValueOnce(undefined as never);
  now = 2;
  await hear();
  shows(1);
});

test.each([
  [true, 2],
  [false, 1],
])('coming into sight is a reason to read: %s', async (atSight, state) => {
  render(<Screen atSight={atSight} />);
  now = 2;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  shows(state);
});
