import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZonePicker, type ZoneRegion } from './ZonePicker';

const regions: ZoneRegion[] = [
  { id: 1, name: 'Минск', town: 'Минск', zone: 7, price: 7 },
  { id: 6, name: 'Витебская область', town: 'Витебск', zone: 38, price: 38 },
  { id: 7, name: 'Гомельская область', town: 'Гомель', zone: 38, price: 38 },
];

test('a region of the list emits its zone code', async () => {
  const emitted: number[] = [];
  render(<ZonePicker regions={regions} selected={null} onSelect={(zone) => emitted.push(zone)} />);
  await userEvent.click(screen.getByRole('button', { name: /Гомельская область/ }));
  expect(emitted).toEqual([38]);
});

test('one region is marked, whoever shares its zone', () => {
  render(<ZonePicker regions={regions} selected="Гомельская область" onSelect={() => undefined} />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Гомельская область');
});
