import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { saveFile } from '../../shared/save-file';
import { PapersButton } from './PapersButton';

jest.mock('../../shared/save-file');
const saved = jest.mocked(saveFile);

beforeEach(() => saved.mockReset());

async function press(answers: Answers) {
  answerApi(answers);
  renderApp(<PapersButton ids={[1024, 1025]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Заявки' }));
}

test('the papers of the chosen orders come as one file', async () => {
  await press({ 'GET /api/order/documents?ids=1024&ids=1025': { body: 'xlsx' } });
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Заявки.xlsx'));
});

test('a refusal is said with its reason', async () => {
  const body = { code: 'too_many_requests', message: 'Слишком много заявок подряд' };
  await press({ 'GET /api/order/documents?ids=1024&ids=1025': { status: 429, body } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Заявки: файл не получен. Слишком много заявок');
  expect(saved).not.toHaveBeenCalled();
});
