import { screen } from '@testing-library/react';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { PointsFigure } from './PointsFigure';
import { usePoints } from './usePoints';

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

function Outcome() {
  const { failed, none } = usePoints();
  return <p>{failed ? 'failed' : none && 'none'}</p>;
}

test.each([
  ['none', 'there are no points', { body: [] }],
  ['failed', 'they cannot be loaded', 'offline' as const],
])('it keeps its name when it is %s: %s', async (outcome, _, points) => {
  answerApi({ 'GET /api/points': points });
  renderApp(
    <>
      {figure}
      <Outcome />
    </>,
  );
  await screen.findByText(outcome);
  expect(screen.getByRole('link', { name: 'Пункты самовывоза на карте' })).toBeInTheDocument();
});
