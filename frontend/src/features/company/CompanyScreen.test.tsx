import { defaultCompany } from '@shlyah/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { CompanyScreen } from './CompanyScreen';

const company = { ...defaultCompany, version: 3 };
const answers = {
  'GET /api/company': { body: company },
  'GET /api/company/history': { body: [] },
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
}

test('what was changed is saved over the version that was read, and the history is asked for again', async () => {
  answerApi(answers);
  renderApp(<CompanyScreen />);
  expect(await screen.findByText('Изменений пока не было.')).toBeInTheDocument();
  await press('Убрать телефон +375 (33) 60-02-007');
  await press('Добавить телефон');
  const added = screen.getAllByLabelText('Телефон').at(-1) as HTMLElement;
  await userEvent.type(added, '291112233');
  await userEvent.type(screen.getAllByLabelText(/^Подпись/).at(-1) as HTMLElement, 'Склад');
  await retype('Ставка НДС, % необязательно', '');
  const saved = { ...company, version: 4, vatPercent: null };
  const event = { id: 1, date: '2026-11-20 12:00', user: { id: 1, name: 'Мария Лис', role: 'admin' } };
  const sent = answerApi({
    'PUT /api/company': { body: saved },
    'GET /api/company/history': { body: [{ ...event, field: 'phones', from: null, to: 'Склад' }] },
  });
  await press('Сохранить');
  expect(await screen.findByText('Данные компании сохранены')).toBeInTheDocument();
  expect(await screen.findByText('Телефоны: — → Склад')).toBeInTheDocument();
  expect(sent[0]?.body).toEqual({
    ...defaultCompany,
    vatPercent: null,
    version: 3,
    phones: [
      defaultCompany.phones[0],
      defaultCompany.phones[2],
      { phone: '+375 (29) 11-12-233', label: 'Склад' },
    ],
  });
  await retype('Чем занимается необязательно', 'Везём');
  await press('Сохранить');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '/api/company/history' }));
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    slogan: 'Везём',
    version: 4,
  });
});

test('«Сохранить» twice after a conflict never brings the old bank account back', async () => {
  answerApi(answers);
  renderApp(<CompanyScreen />);
  await screen.findByText('Изменений пока не было.');
  await retype('Чем занимается необязательно', 'Везём');
  const account = 'BY20 ALFA 3012 0000 0000 1027 0000';
  const fresh = { ...company, account, version: 9 };
  const savedBy = { name: 'Мария Лис', at: '2026-11-20 12:01' };
  const conflict = { code: 'version_conflict', message: 'Уже изменено', fresh, savedBy };
  answerApi({ ...answers, 'PUT /api/company': { status: 409, body: conflict } });
  await press('Сохранить');
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Данные компании тем временем изменили');
  expect(panel).toHaveTextContent('Мария Лис, 20.11.2026 12:01');
  expect(panel).toHaveTextContent(account);
  expect(screen.getByLabelText('Чем занимается необязательно')).toHaveValue('Везём');
  expect(screen.getByLabelText('Расчётный счёт (IBAN)')).toHaveValue(account);
  const sent = answerApi({
    ...answers,
    'PUT /api/company': { body: { ...fresh, slogan: 'Везём', version: 10 } },
  });
  for (const version of [9, 10]) {
    await press('Сохранить');
    await screen.findByText('Данные компании сохранены');
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        slogan: 'Везём',
        account: account.replaceAll(' ', ''),
        version,
      }),
    );
  }
});

test('what both have changed is asked, and nothing is sent until it is chosen', async () => {
  answerApi(answers);
  renderApp(<CompanyScreen />);
  await screen.findByText('Изменений пока не было.');
  await retype('Чем занимается необязательно', 'Везём');
  const fresh = { ...company, slogan: 'Доставляем', version: 9 };
  const sent = answerApi({
    ...answers,
    'PUT /api/company': { status: 409, body: { code: 'version_conflict', message: 'Уже изменено', fresh } },
  });
  await press('Сохранить');
  const theirs = await screen.findByLabelText(/^Доставляем/);
  await press('Сохранить');
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(theirs);
  expect(screen.getByLabelText('Чем занимается необязательно')).toHaveValue('Доставляем');
});

test('a wrong account and БИК are told beside their fields, and stay as they were typed', async () => {
  answerApi(answers);
  renderApp(<CompanyScreen />);
  await screen.findByText('Изменений пока не было.');
  await retype('Расчётный счёт (IBAN)', 'BY86 oops');
  await retype('БИК банка', 'oops');
  const errors = { account: ['Введите счёт целиком'], bic: ['Введите БИК белорусского банка'] };
  answerApi({
    ...answers,
    'PUT /api/company': {
      status: 422,
      body: { code: 'invalid', message: 'The given data was invalid.', errors },
    },
  });
  await press('Сохранить');
  await waitFor(() =>
    expect(screen.getByLabelText('БИК банка')).toHaveAccessibleDescription(
      expect.stringContaining('Введите БИК белорусского банка'),
    ),
  );
  expect(screen.getByLabelText('Расчётный счёт (IBAN)')).toHaveAccessibleDescription(
    expect.stringContaining('Введите счёт целиком'),
  );
  expect(screen.getByLabelText('Расчётный счёт (IBAN)')).toHaveValue('BY86 oops');
  expect(screen.getByLabelText('БИК банка')).toHaveValue('oops');
});
