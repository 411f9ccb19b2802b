import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../../test/orders';
import { renderApp } from '../../../test/render-app';
import { DownloadMenu } from './DownloadMenu';

const { user } = anOrder();

describe('what can be downloaded', () => {
  test.each([
    ['a firm', user, ['Договор', 'Заявка']],
    ['a private person', { ...user, isLegalEntity: false }, ['Заявка']],
    ['a firm whose account is deleted', { ...user, id: null }, ['Заявка']],
  ])('for the order of %s', async (_, owner, papers) => {
    renderApp(<DownloadMenu order={anOrder({ user: owner })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Скачать' }));
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Скачать', ...papers]);
  });
});
