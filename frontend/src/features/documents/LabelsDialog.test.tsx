import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { saveFile } from '../../shared/save-file';
import { LabelsButton } from './LabelsButton';

jest.mock('../../shared/save-file');

const saved = jest.mocked(saveFile);

beforeEach(() => {
  saved.mockReset();
  localStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(answers: Answers, ids = [1024, 1025]) {
  const printed = jest.fn();
  const sent = answerApi(answers);
  renderApp(<LabelsButton ids={ids} onPrinted={printed} />);
  await press('Этикетки');
  await screen.findByRole('dialog');
  return { printed, sent };
}

test('labels of several orders come for the printer of labels unless told otherwise', async () => {
  const { printed, sent } = await open({
    'GET /api/order/labels?ids=1024&ids=1025&layout=label&start=1': { body: 'pdf' },
  });
  expect(screen.getByRole('dialog', { name: /Этикетки 2.заказов/ })).toHaveTextContent(
    /«100.%» и «без полей»/,
  );
  await press('Скачать PDF');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Этикетки.pdf'));
  expect(sent).toHaveLength(1);
  expect(printed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sheet begins where its labels begin, and the paper is remembered', async () => {
  await open({ 'GET /api/order/labels?ids=7&layout=a4&start=3': { body: 'pdf' } }, [7]);
  expect(screen.queryByLabelText('С какого места листа')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Обычный принтер/ }));
  await userEvent.selectOptions(screen.getByLabelText('С какого места листа'), 'Нижнее левое');
  await press('Скачать PDF');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await press('Этикетки');
  expect(screen.getByRole('radio', { name: /Обычный принтер/ })).toBeChecked();
});

test('says what is wrong with the choice, and stays open', async () => {
  const told = 'Мест 400, а за раз печатается до 300: выберите меньше заказов';
  const body = { code: 'invalid', message: 'The given data was invalid.', errors: { ids: [told] } };
  const { printed } = await open({
    'GET /api/order/labels?ids=1024&ids=1025&layout=label&start=1': { status: 422, body },
  });
  await press('Скачать PDF');
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect([saved.mock.calls, printed.mock.calls]).toEqual([[], []]);
});

test('the labels of a whole file are asked for as runs of numbers', async () => {
  const ids = [...Array.from({ length: 150 }, (_, at) => 2000 + at), 3000];
  await open(
    { 'GET /api/order/labels?range=2000-2149&range=3000&layout=label&start=1': { body: 'pdf' } },
    ids,
  );
  await press('Скачать PDF');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Этикетки.pdf'));
});
