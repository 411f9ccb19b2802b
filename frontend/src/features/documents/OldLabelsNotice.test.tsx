import type { PrintedLabelsDto } from '@shlyah/api-client';
import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { OldLabelsNotice } from './OldLabelsNotice';

const printed: PrintedLabelsDto = {
  printedAt: '2026-11-27 14:20',
  printedAtUtc: '2026-11-27T11:20:00.000Z',
  places: 1,
  placesNow: 2,
  outdated: true,
  changed: ['packages', 'reciverStreet'],
};

const show = (answer: PrintedLabelsDto) => {
  const sent = answerApi({ 'GET /api/order/125/labels': { body: answer } });
  renderApp(<OldLabelsNotice order={125} onPrinted={jest.fn()} />);
  return sent;
};

test('labels that were printed before a change say what has changed, and can be printed again', async () => {
  show(printed);
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Этикетки напечатаны до изменения');
  expect(notice).toHaveTextContent(
    /Напечатаны 27\.11\.2026 14:20\. Было 1\sместо, стало 2\. Изменено: улица/,
  );
  expect(screen.getByRole('button', { name: 'Этикетки' })).toBeInTheDocument();
});

test('labels whose places were not recorded say how many the order has now', async () => {
  show({ ...printed, places: null, changed: ['packages'] });
  expect(await screen.findByRole('status')).toHaveTextContent(/Изменился груз, теперь 2\sместа/);
});

test('labels that are as the order is say nothing', async () => {
  const sent = show({ ...printed, outdated: false, changed: [] });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('Этикетки напечатаны до изменения')).toBeNull();
});
