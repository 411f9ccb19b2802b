import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { IssueButton } from './IssueButton';

const acts = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
const refused = [{ user: 12, client: 'ООО «Ромашка»', why: 'Нет контракта' }];
const onIssued = jest.fn();

beforeEach(() => onIssued.mockReset());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers one call after another. */
function answers(...calls: object[]) {
  let at = 0;
  return answerApi({ 'POST /api/months/2026-11/acts': () => ({ body: calls[at++] }) });
}

test('issues by twenties until none is left, and names the firms that are refused', async () => {
  const sent = answers({ issued: acts(20), refused, left: 18 }, { issued: acts(18), refused, left: 0 });
  renderApp(<IssueButton month="2026-11" label="Выставить акты…" onIssued={onIssued} />);
  await press('Выставить акты…');
  expect(sent).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /без этих заказов/ }));
  await press('Выставить');
  const done = within(await screen.findByRole('dialog', { name: 'Акты выставлены' }));
  expect(done.getByText(/Выставлено: 38\sактов/)).toBeInTheDocument();
  expect(done.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveAttribute(
    'href',
    '/cabinet/months/2026-11?user=12',
  );
  expect(done.getByText(/: Нет контракта/)).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ without: true }, { without: true }]);
  expect(onIssued).toHaveBeenCalledTimes(1);
});

test('tells how far it is, and stops', async () => {
  let answer: (value: { body: object }) => void = () => undefined;
  const second = new Promise<{ body: object }>((resolve) => (answer = resolve));
  let at = 0;
  const sent = answerApi({
    'POST /api/months/2026-11/acts': () =>
      at++ === 0 ? { body: { issued: acts(20), refused: [], left: 38 } } : second,
  });
  renderApp(<IssueButton month="2026-11" label="Выставить акты…" onIssued={onIssued} />);
  await press('Выставить акты…');
  await press('Выставить');
  expect(await screen.findByText(/Выставлено 20\sиз\s58/)).toBeInTheDocument();
  await press('Остановить');
  answer({ body: { issued: acts(20), refused: [], left: 18 } });
  await screen.findByRole('button', { name: 'Выставить акты…' });
  await waitFor(() => expect(onIssued).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(2);
});

test('a refusal is said, and what was issued before it is shown', async () => {
  const body = { statusCode: 503, code: 'unavailable', message: 'База данных не отвечает' };
  let at = 0;
  answerApi({
    'POST /api/months/2026-11/acts': () =>
      at++ === 0 ? { body: { issued: acts(20), refused: [], left: 38 } } : { status: 503, body },
  });
  renderApp(<IssueButton month="2026-11" user={12} label="Выставить акт…" onIssued={onIssued} />);
  await press('Выставить акт…');
  await press('Выставить');
  expect(await screen.findByText('База данных не отвечает')).toBeInTheDocument();
  expect(screen.getByText(/Выставлено 20\sиз\s58/)).toBeInTheDocument();
  expect(onIssued).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Продолжить' })).toBeInTheDocument();
});
