import type { RegisterSummaryDto } from '@shlyah/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { aRegister } from '../../../test/registers';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { RegistersScreen } from './RegistersScreen';

const page = (data: RegisterSummaryDto[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });

function open(role: 'manager' | 'customer', at: string, answers: Answers) {
  answerApi(answers);
  renderApp(<RegistersScreen />, { at, user: aUser({ role }) });
}

test('staff find registers by client, state and day', async () => {
  open('manager', '/cabinet/registers', {
    'GET /api/registers?page=1': page([aRegister]),
    'GET /api/registers?page=1&client=чужие': page([]),
    'GET /api/registers?page=1&client=чужие&state=open&day=2026-11-27': page([aRegister]),
  });
  await screen.findByText('ООО «Ромашка»');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'чужие{Enter}');
  expect(await screen.findByText('Таких реестров нет')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.selectOptions(await screen.findByLabelText('Состояние'), 'Не сданные');
  await userEvent.type(screen.getByLabelText('День'), '27.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(await screen.findByText('ООО «Ромашка»')).toBeInTheDocument();
});

test('a client has the own ones alone, and makes one for a day', async () => {
  open('customer', '/cabinet/registers?client=чужие', { 'GET /api/registers?page=1': page([]) });
  expect(await screen.findByText('Реестров пока нет')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Реестр на день…' })).toBeInTheDocument();
});
