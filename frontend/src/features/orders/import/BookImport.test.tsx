import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookPreviewDto } from '@shlyah/api-client';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { BookImport } from './BookImport';

const preview: BookPreviewDto = {
  leftOut: [],
  sheets: [],
  separator: null,
  columns: [
    {
      index: 1,
      heading: 'Тел.',
      field: 'phone',
      unit: null,
      samples: [],
      question: null,
      questionText: null,
      options: [],
      note: null,
    },
  ],
  missing: [],
  ready: 1,
  known: 0,
  wrong: 1,
  rows: [
    {
      row: 3,
      state: 'wrong',
      person: 'Анна',
      place: '',
      problems: [
        {
          code: 'invalid',
          cell: 'B3',
          row: 3,
          label: 'Телефон',
          value: 'нет',
          choices: [],
          same: [],
          message: 'Ячейка B3: введите номер',
        },
      ],
    },
    { row: 2, state: 'ready', person: 'Пётр Сидоров', place: 'Гомель, ул. Советская', problems: [] },
  ],
};

const show = (answers: Answers, at = '/cabinet/importAddresses') => {
  const sent = answerApi(answers);
  renderApp(<BookImport />, { at, user: aUser() });
  return (path: string) =>
    sent.filter((one) => one.path === path).map(({ body }) => body as Record<string, unknown>);
};
const choose = (name: string) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, new File(['а'], name));

const read = '/api/addressBook/import/preview';

test('errors stand beside their cells, the row alone is read anew, and the right rows are added', async () => {
  const sentTo = show({
    [`POST ${read}`]: { body: preview },
    'POST /api/addressBook/import': { body: { added: 1, known: 0, wrong: 1, left: 0 } },
  });
  await choose('книга.csv');
  expect(await screen.findByText(/добавятся: 1, нужно исправить: 1/)).toBeInTheDocument();
  const cell = screen.getByLabelText(/^Телефон, ячейка B3/);
  expect(cell).toHaveAccessibleDescription(/Введите номер/);
  await userEvent.clear(cell);
  await userEvent.type(cell, '80291234567{Enter}');
  await screen.findByRole('button', { name: /Добавить 1\sзапись/ });
  expect(sentTo(read).map(({ rows, side }) => [rows, side])).toEqual([
    [undefined, 'receiver'],
    ['3', 'receiver'],
  ]);
  expect(sentTo(read)[1]?.['cells']).toBe('{"B3":"80291234567"}');
  await userEvent.click(screen.getByRole('button', { name: /Добавить 1\sзапись/ }));
  expect(await screen.findByText(/Добавлено: 1\sзапись/)).toBeInTheDocument();
});

test('a row that is mended while the table is read anew is read after it', async () => {
  const problem = {
    code: 'invalid',
    cell: 'B3',
    row: 3,
    label: 'Телефон',
    value: 'нет',
    message: 'Ячейка B3',
    choices: ['80291234567'],
  } as const;
  const wrong = { row: 3, state: 'wrong', person: 'Анна', place: '', problems: [problem] } as const;
  const table = { ...preview, rows: [wrong] };
  let answer = (): void => undefined;
  const tables = [
    { body: table },
    new Promise<{ body: unknown }>((resolve) => {
      answer = () => resolve({ body: table });
    }),
  ];
  const sentTo = show({
    [`POST ${read}`]: (body) =>
      (body as Record<string, unknown>)['rows']
        ? { body: { ...table, rows: [{ ...wrong, state: 'ready', problems: [] }] } }
        : (tables.shift() ?? {}),
  });
  await choose('книга.csv');
  await userEvent.click(await screen.findByText('Узнали 1 из 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  await userEvent.selectOptions(screen.getByLabelText(/^Телефон, ячейка B3/), '80291234567');
  expect(sentTo(read)).toHaveLength(2);
  answer();
  expect(await screen.findByText(/добавятся: 2/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Телефон, ячейка B3/)).not.toBeInTheDocument();
});

test('a file that is not read says why, and another one is chosen', async () => {
  const errors = { file: ['Все листы файла скрыты'] };
  show(
    { [`POST ${read}`]: { status: 422, body: { code: 'invalid', message: '', errors } } },
    '/cabinet/importAddresses?tab=sender',
  );
  await choose('книга.xlsx');
  expect(await screen.findByRole('alert')).toHaveTextContent('Все листы файла скрыты');
  expect(screen.getByText('Файл с местами забора')).toBeInTheDocument();
});
