import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { Combobox, type ComboboxOption } from './Combobox';
import { exactOption } from './useExactPick';

const cities = [
  { id: 3, label: 'Гомель' },
  { id: 4, label: 'Гродно' },
  { id: 5, label: 'Городок', note: 'Витебская область' },
];
const search = (query: string) =>
  Promise.resolve(cities.filter((city) => city.label.toLowerCase().startsWith(query.toLowerCase())));

const villages = ['Брестский', 'Минский'].map((district, id) => ({
  id,
  label: `Заречье, ${district} район`,
  name: 'Заречье',
}));

function City({ find = search, ...face }: { find?: typeof search; enterSends?: boolean; first?: string }) {
  const [text, setText] = useState(face.first ?? '');
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  return (
    <>
      <Combobox
        label="Город"
        value={text}
        search={find}
        enterSends={face.enterSends ?? false}
        picked={picked !== null}
        onChange={(next, option) => {
          setText(next);
          setPicked(option);
        }}
      />
      <output>{picked ? `выбран ${picked.id}` : 'не выбран'}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Город' });
const chosen = () => document.querySelector('output')?.textContent;

describe('a combobox of cities', () => {
  test('picks with arrows and Enter', async () => {
    render(<City />);
    await userEvent.type(field(), 'г');
    await screen.findByRole('option', { name: /Гродно/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Гродно');
    expect(chosen()).toBe('выбран 4');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('closes by Escape and keeps what was typed', async () => {
    render(<City />);
    await userEvent.type(field(), 'гор');
    await screen.findByRole('option', { name: /Городок/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('гор');
  });

  test('is no longer a pick once its text is changed', async () => {
    render(<City />);
    await userEvent.type(field(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: 'Гомель' }));
    expect(chosen()).toBe('выбран 3');
    await userEvent.type(field(), '{Backspace}');
    expect(chosen()).toBe('не выбран');
  });

  test('hides its list 300 ms after the focus has left, not before', async () => {
    render(<City />);
    await userEvent.type(field(), 'гом');
    await screen.findByRole('option', { name: 'Гомель' });
    jest.useFakeTimers();
    try {
      fireEvent.blur(field());
      act(() => jest.advanceTimersByTime(299));
      expect(screen.getByRole('option', { name: 'Гомель' })).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(2));
      expect(screen.queryByRole('option')).toBeNull();
      expect(chosen()).toBe('не выбран');
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['Enter', '{Enter}'],
    ['leaving', '{Tab}'],
  ])('takes a whole name by %s, however quickly it was typed', async (_how, key) => {
    render(<City />);
    await userEvent.type(field(), `гродно${key}`);
    await waitFor(() => expect(chosen()).toBe('выбран 4'));
    expect(field()).toHaveValue('Гродно');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('says what to do as soon as a text is left that is no whole name', async () => {
    render(<City />);
    await userEvent.type(field(), 'го{Tab}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Выберите из списка'));
    await userEvent.type(field(), 'м');
    expect(field()).toHaveAccessibleDescription('');
    await userEvent.clear(field());
    await userEvent.type(field(), 'щ{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Ничего не нашлось'));
  });

  test('does not choose between namesakes, and takes the one that is called so in full', () => {
    const places = [...villages, { id: 5, label: 'Могилёв' }];
    expect(exactOption(places, 'заречье')).toBeNull();
    expect(exactOption(places, 'Заречье, минский район')).toBe(places[1]);
    expect(exactOption(places, ' могилев ')).toBe(places[2]);
    expect(exactOption(places, 'Могил')).toBeNull();
  });

  test('does not send the form of many questions by Enter, and lets a closed list’s Enter through', async () => {
    const sent = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <City />
        <button>Далее</button>
      </form>,
    );
    await userEvent.type(field(), 'гродно{Enter}');
    await waitFor(() => expect(chosen()).toBe('выбран 4'));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field(), '{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('opens the list of namesakes by Enter even after Escape, and when the field gets the focus again', async () => {
    render(<City find={() => Promise.resolve(villages)} />);
    await userEvent.type(field(), 'заречье');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(field()).toHaveAccessibleDescription('Выберите из списка');
    await userEvent.keyboard('{Escape}{Tab}');
    expect(screen.queryByRole('option')).toBeNull();
    act(() => field().focus());
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  test('sends the form of one question with the highlighted option', async () => {
    const sent = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <City enterSends />
        <button>Рассчитать</button>
      </form>,
    );
    await userEvent.type(field(), 'г');
    await screen.findByRole('option', { name: /Гродно/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toBe('выбран 4');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('takes a whole name that it begins with by leaving', async () => {
    render(<City first="Гродно" />);
    await userEvent.click(field());
    await userEvent.tab();
    await waitFor(() => expect(chosen()).toBe('выбран 4'));
  });

  test('says that nothing was found, and that asking failed', async () => {
    const { unmount } = render(<City />);
    await userEvent.type(field(), 'щ');
    expect((await screen.findAllByText('Ничего не нашлось'))[0]).toBeInTheDocument();
    unmount();
    render(<City find={() => Promise.reject(new Error('offline'))} />);
    await userEvent.type(field(), 'г');
    expect((await screen.findAllByText(/Список появится, когда она вернётся/))[0]).toBeInTheDocument();
  });

  test('finds by itself what it could not, when the network is back', async () => {
    let offline = true;
    render(<City find={(query) => (offline ? Promise.reject(new Error('offline')) : search(query))} />);
    await userEvent.type(field(), 'гр');
    await screen.findAllByText(/Список появится/);
    offline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('option', { name: /Гродно/ })).toBeInTheDocument();
  });
});
