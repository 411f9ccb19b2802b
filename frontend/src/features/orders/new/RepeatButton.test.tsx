import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { keptDraft } from './draft';
import { RepeatButton } from './RepeatButton';

const Step = () => <p>шаг {useLocation().search}</p>;

test('an order is repeated at the last step of a new one, as a draft of the same person', async () => {
  answerApi({});
  renderApp(
    <Routes>
      <Route path="/" element={<RepeatButton order={anOrder()} />} />
      <Route path="/cabinet/addNew" element={<Step />} />
    </Routes>,
    { user: aUser() },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Повторить заказ №\s1024$/ }));
  expect(screen.getByText('шаг ?step=4')).toBeInTheDocument();
  expect(keptDraft(12)).toMatchObject({ reciverAddress: 'Гомель', reciverStreet: 'ул. Советская' });
});
