import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { ImportOrders } from './ImportOrders';
import type { ImportDraft } from './import-draft';
import { rememberImport } from './past-imports';
import { PastImportsLink } from './PastImportsLink';

const user = aUser();
const show = () =>
  renderApp(
    <Routes>
      <Route path="/cabinet/myOrders/1" element={<PastImportsLink />} />
      <Route path="/cabinet/importOrders" element={<ImportOrders />} />
    </Routes>,
    { at: '/cabinet/myOrders/1', user },
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answerApi({});
});

test('nothing leads to imports while there is none', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Загрузки' })).toBeNull();
});

test('an import of the day before is taken back from the list of orders', async () => {
  const made = [{ row: 2, id: 7, price: 10 }];
  rememberImport(user.id, { name: 'Вчера.xlsx', importId: 'one', made, sentAt: 1 } as unknown as ImportDraft);
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Загрузки' }));
  const past = await screen.findByRole('region', { name: 'Прошлые загрузки' });
  expect(within(past).getByRole('heading', { name: 'Прошлые загрузки' })).toHaveFocus();
  const row = within(past).getByRole('listitem', { name: 'Вчера.xlsx' });
  expect(within(row).getByRole('button', { name: 'Отменить весь импорт' })).toBeInTheDocument();
});
