import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProposalSide } from '@shlyah/domain';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { ProposalForm } from './ProposalForm';

const nothing = () => undefined;

async function show(viewer: ProposalSide, ...parts: string[]) {
  answerApi({ 'GET /api/points': { body: [] } });
  const { unmount } = renderApp(
    <ProposalForm
      order={anOrder()}
      viewer={viewer}
      former={undefined}
      onDone={nothing}
      onCancel={nothing}
      onConflict={nothing}
    />,
  );
  for (const part of parts) await userEvent.click(screen.getByRole('checkbox', { name: part }));
  return unmount;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft outlives a letter that is typed and taken back', async () => {
  for (const keys of ['Груз тяжелее', '!{Backspace}', '']) {
    const unmount = await show('client');
    const reason = screen.getByLabelText('Почему');
    await userEvent.click(reason);
    if (keys) await userEvent.keyboard(keys);
    expect(reason).toHaveValue('Груз тяжелее');
    unmount();
  }
});

test.each(['client', 'staff'] as const)(
  'what the %s may propose, read from top to bottom',
  async (viewer) => {
    await show(viewer);
    for (const part of screen.getAllByRole('checkbox')) await userEvent.click(part);
    expect(readScreen()).toMatchSnapshot();
  },
);

test('an address or a point: the fields of the one that is chosen', async () => {
  await show('client', 'Получателя, адрес или телефон');
  const where = within(screen.getByRole('group', { name: 'Куда доставить?' }));
  await userEvent.click(where.getByRole('radio', { name: 'В пункт выдачи' }));
  expect(screen.queryByLabelText('Улица')).toBeNull();
  await userEvent.click(where.getByRole('radio', { name: 'По адресу' }));
  expect(screen.getByLabelText('Улица')).toBeInTheDocument();
});
