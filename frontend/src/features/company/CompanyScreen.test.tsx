import { defaultCompany, formatIban } from '@shlyah/domain';
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
    account: formatIban(defaultCompany.account),
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

test('what is typed stays when another has saved meanwhile, and is saved over that', async () => {
  answerApi(answers);
  renderApp(<CompanyScreen />);
  await screen.findByText('Изменений пока не было.');
  await retype('Чем занимается необязательно', 'Везём');
  const fresh = { ...company, version: 9 };
  answerApi({
    ...answers,
    'PUT /api/company': { status: 409, body: { code: 'version_conflict', message: 'Уже изменено', fresh } },
  });
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Данные компании не сохранены');
  expect(screen.getByLabelText('Чем занимается необязательно')).toHaveValue('Везём');
  const sent = answerApi({ ...answers, 'PUT /api/company': { body: { ...fresh, version: 10 } } });
  await press('Сохранить');
  await screen.findByText('Данные компании сохранены');
  expect(sent[0]?.body).toMatchObject({ slogan: 'Везём', version: 9 });
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
