import { screen } from '@testing-library/react';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { PointsFigure } from './PointsFigure';

const point = (id: number, cityId: number) => ({ id, cityId, address: `г. Минск, ${id}`, price: 7 });
const figure = (
  <a href="/#map">
    <PointsFigure />
  </a>
);

test('a link around the figure has a name before the points have come', async () => {
  let answer = (_points: { body: unknown }): void => undefined;
  answerApi({ 'GET /api/points': new Promise((resolve) => (answer = resolve)) });
  renderApp(figure);
  expect(screen.getByRole('link', { name: 'Пункты самовывоза на карте' })).toBeInTheDocument();
  answer({ body: [point(1, 6), point(2, 6), point(3, 3)] });
  expect(await screen.findByRole('link', { name: '3 пункта самовывоза в 2 городах' })).toBeInTheDocument();
});

test.each([
  ['there are no points', { body: [] }],
  ['they cannot be loaded', 'offline' as const],
])('without numbers it keeps its name: %s', async (_, points) => {
  const sent = answerApi({ 'GET /api/points': points });
  renderApp(figure);
  // Before that they are for ears alone, in an element of their own.
  await screen.findByText('Пункты самовывоза на карте', { selector: 'a' });
  expect(sent).toHaveLength(1);
});
