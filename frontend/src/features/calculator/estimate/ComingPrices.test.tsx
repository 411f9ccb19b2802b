import { screen } from '@testing-library/react';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { ComingPrices } from './ComingPrices';

test('the site announces the coming prices', async () => {
  const changes = [
    { kind: 'region', name: 'Гомельская область', before: 38, after: 40 },
    { kind: 'weight', name: 'Вес 5–10 кг', before: 1.2, after: null },
  ];
  answerApi({
    'GET /api/calculator/announcement': { body: { from: '2030-12-07 08:30', fromUtc: '', changes } },
  });
  renderApp(<ComingPrices />);
  const heading = await screen.findByRole('heading');
  expect(heading).toHaveTextContent('С 7 декабря, 08:30 — новые цены');
  expect(screen.getByRole('row', { name: /Гомельская область 38.00.р 40.00.р/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Вес 5–10 кг ×.1,2 —/ })).toBeInTheDocument();
});
