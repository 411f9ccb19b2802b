import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { readScreen } from '../../../test/read-screen';
import { TabLinks, Tabs } from './Tabs';

const tabs = [
  { value: 'volume', label: 'Объём' },
  { value: 'weight', label: 'Вес' },
  { value: 'fragile', label: 'Хрупкий груз' },
] as const;

function Tariff() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('volume');
  return (
    <Tabs label="Тариф" value={value} onChange={setValue} tabs={tabs}>
      Показано: {value}
    </Tabs>
  );
}

test.each([
  ['{ArrowRight}', 'Вес'],
  ['{ArrowRight}{ArrowRight}', 'Хрупкий груз'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Объём'],
  ['{ArrowLeft}', 'Хрупкий груз'],
  ['{ArrowLeft}{ArrowLeft}', 'Вес'],
  ['{End}', 'Хрупкий груз'],
  ['{End}{Home}', 'Объём'],
  ['{ArrowDown}', 'Объём'],
])('%s leads to «%s», which has the focus and the panel', async (keys, label) => {
  render(<Tariff />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const chosen = screen.getByRole('tab', { selected: true });
  expect(chosen).toHaveTextContent(label);
  expect(chosen).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: label })).toHaveTextContent(
    `Показано: ${tabs.find((tab) => tab.label === label)?.value}`,
  );
});

test('a key that moves between tabs does not scroll the page, any other is left to the browser', () => {
  render(<Tariff />);
  const scrolls = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  expect(['End', 'Home', 'PageDown'].map(scrolls)).toEqual([false, false, true]);
});

test('only the chosen tab is reached by Tab', async () => {
  render(<Tariff />);
  await userEvent.click(screen.getByRole('tab', { name: 'Вес' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('tabs with addresses name the page one is on, or the one that is said to be it', () => {
  const links = [
    { to: '/orders', label: 'Заказы' },
    { to: '/points', label: 'Пункты' },
  ];
  const shownAs = (chosen?: number) => {
    const { unmount } = render(
      <MemoryRouter initialEntries={['/points']}>
        <TabLinks
          label="Разделы"
          tabs={links.map((link, at) => ({
            ...link,
            ...(chosen !== undefined && { current: at === chosen }),
          }))}
        />
      </MemoryRouter>,
    );
    const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    const words = readScreen();
    unmount();
    return { current, words };
  };
  expect(shownAs()).toEqual({
    current: [null, 'page'],
    words: ['Заказы </orders> Пункты </points>'],
  });
  // Of tabs that differ by their query alone the router would call all or none the page one is on.
  expect(shownAs(1).current).toEqual([null, 'page']);
});
