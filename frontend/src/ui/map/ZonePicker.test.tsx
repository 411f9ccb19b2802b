import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

test('a region of the map is the one of the list with its zone and its name; one that the list lacks is not chosen', async () => {
  const outlines = {
    type: 'FeatureCollection' as const,
    features: [
      ['Гомельская область', 38],
      ['Витебская область', 14],
      ['Брестская область', 38],
    ].map(([name, zone], index) => ({
      type: 'Feature' as const,
      properties: { name, description: String(zone) },
      geometry: {
        type: 'Polygon' as const,
        coordinates: [
          [
            [24 + index, 53],
            [25 + index, 53],
            [25 + index, 54],
            [24 + index, 53],
          ],
        ],
      },
    })),
  };
  const emitted: unknown[] = [];
  render(
    <ZonePicker
      regions={regions}
      outlines={outlines}
      selected={null}
      onSelect={(zone, { id }) => emitted.push([zone, id])}
    />,
  );
  await waitFor(() => expect(document.querySelectorAll('path.region')).toHaveLength(3));
  for (const shape of document.querySelectorAll('path.region'))
    fireEvent.click(shape, { clientX: 0, clientY: 0 });
  expect(emitted).toEqual([[38, 7]]);
});
