import { render } from '@testing-library/react';
import { Country, type MapLabel } from './Country';

const gomel = { lon: 30.98, lat: 52.43, label: 'Гомель', note: 'от 38.00 р' };
const notes = new Map([
  ['Минск', 'от 15 р'],
  ['Гродно', 'от 35 р'],
  ['Витебск', 'от 36 р'],
]);

const rounded = (value: string): string => value.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(0));

/** One line for each point, name and road, with where it stands; the outlines of the regions are data. */
const drawn = (picture: Element): string[] =>
  [picture, ...picture.querySelectorAll('circle, text, path[pathLength]')].map((part) =>
    [
      part === picture ? '' : part.textContent,
      ...[...part.attributes].map(({ name, value }) => `${name}=${rounded(value)}`),
      part.closest('.hidden') && 'hidden',
    ]
      .filter(Boolean)
      .join(' '),
  );

test.each<[string, MapLabel | undefined, typeof notes | undefined]>([
  ['a town in the east', gomel, undefined],
  ['a town in the west', { lon: 24.36, lat: 53.15, label: 'Волковыск' }, undefined],
  ['a town at the very edge', { lon: 32.07, lat: 53.35, label: 'Хотимск' }, undefined],
  ['Minsk itself', { lon: 27.56, lat: 53.9, label: 'Минск' }, undefined],
  ['prices', undefined, notes],
])('the country with %s', (_what, destination, words) => {
  const { container } = render(<Country destination={destination} notes={words} />);
  expect(drawn(container.querySelector('svg') as Element)).toMatchSnapshot();
});
