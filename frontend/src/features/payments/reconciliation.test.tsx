import { MESSAGES } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { saveFile } from '../../shared/save-file';
import { ReconciliationScreen } from './ReconciliationScreen';

jest.mock('../../shared/save-file');

const firms = {
  'GET /api/users?page=1&role=customer&search=ромашка': {
    body: { data: [aUser()], page: 1, pages: 1, total: 1 },
  },
};

const open = (at: string, answers: Answers, role: 'customer' | 'admin' = 'admin') => {
  answerApi(answers);
  renderApp(<ReconciliationScreen />, { at, user: aUser({ role }) });
};

describe('a reconciliation', () => {
  const found = {
    user: 12,
    client: 'ООО «Ромашка»',
    from: '2026-11-01',
    to: '2026-11-30',
    opening: -10,
    lines: [
      { day: '2026-11-03', kind: 'act', words: 'Акт №\u00a012', debit: 100, credit: 0 },
      { day: '2026-11-05', kind: 'payment', words: 'Оплата, п/п №\u00a0417', debit: 0, credit: 60 },
    ],
    debit: 100,
    credit: 60,
    closing: 30,
    words: 'На 30.11.2026 задолженность — 30,00.',
  };

  test('is shown to a client and taken as a file', async () => {
    const query = 'from=2026-11-01&to=2026-11-30';
    open(
      `/cabinet/reconciliation?${query}`,
      {
        [`GET /api/reconciliation?${query}`]: { body: found },
        [`GET /api/reconciliation/file?format=pdf&${query}`]: { body: 'pdf' },
      },
      'customer',
    );
    const row = async (name: RegExp) => screen.findByRole('row', { name });
    expect(await row(/Сальдо на начало/)).toHaveTextContent(/01\.11\.2026.*10\.00\sр/);
    expect(await row(/Акт №\s12/)).toHaveTextContent(/100\.00\sр/);
    expect(await row(/Обороты/)).toHaveTextContent(/100\.00\sр.*60\.00\sр/);
    expect(await row(/Сальдо на конец/)).toHaveTextContent(/30\.00\sр/);
    expect(screen.getByText(found.words)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Скачать' }));
    await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
    expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'Акт сверки 01.11.2026–30.11.2026.pdf');
  });

  test('of a firm whose account is gone is shown by its УНП, for another period, too', async () => {
    const of = (from: string) => `from=${from}&to=2026-11-30&unp=190000000&user=0`;
    open('/cabinet/reconciliation?user=0&unp=190000000&from=2026-11-01&to=2026-11-30', {
      [`GET /api/reconciliation?${of('2026-11-01')}`]: { body: { ...found, user: 0 } },
      [`GET /api/reconciliation?${of('2026-10-01')}`]: { body: { ...found, user: 0, words: 'Иначе.' } },
    });
    expect(await screen.findByText(found.words)).toBeInTheDocument();
    const from = screen.getByRole('textbox', { name: 'С' });
    await userEvent.clear(from);
    await userEvent.type(from, '01.10.2026');
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(await screen.findByText('Иначе.')).toBeInTheDocument();
  });

  test('of staff begins with the firm and the period', async () => {
    open('/cabinet/reconciliation?from=2026-11-01&to=2026-11-30', {
      'GET /api/reconciliation?from=2026-11-01&to=2026-11-30&user=12': { body: found },
      ...firms,
    });
    expect(screen.getByText('Выберите фирму и период')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(screen.getByRole('combobox', { name: 'Фирма' })).toHaveAccessibleDescription(
      MESSAGES.chooseFromList,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Фирма' }), 'ромашка');
    await userEvent.click(await screen.findByRole('option', { name: /Ромашка/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(await screen.findByRole('row', { name: /Сальдо на конец/ })).toBeInTheDocument();
  });
});
