import { defaultCompany } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { CompanyScreen } from '../features/company/CompanyScreen';
import { ConfirmGate } from '../features/users/security/ConfirmGate';

const company = { ...defaultCompany, version: 3 };
const bank = { bic: 'AKBBBY2X', account: 'BY86AKBB10100000002966000000' };
const answers = { 'GET /api/company': { body: company }, 'GET /api/company/history': { body: [] } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

test('new bank data are saved after «Подтвердите, что это вы», and stay typed when that is declined', async () => {
  const needed = { code: 'confirmation_needed', message: 'Подтвердите, что это вы, и повторите.' };
  const refusing = {
    ...answers,
    'PUT /api/company': { status: 403, body: needed },
    'GET /api/user/security': { body: { totp: false, recoveryCodes: 0, required: false, passkeys: [] } },
  };
  answerApi(refusing);
  renderApp(
    <>
      <CompanyScreen />
      <ConfirmGate />
    </>,
  );
  await screen.findByText('Изменений пока не было.');
  await retype('Расчётный счёт (IBAN)', bank.account);
  await retype('БИК банка', bank.bic);
  await press('Сохранить');
  await screen.findByLabelText('Пароль');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent(needed.message);
  expect(screen.getByLabelText('БИК банка')).toHaveValue(bank.bic);

  await press('Сохранить');
  await userEvent.type(await screen.findByLabelText('Пароль'), 'parol-parol');
  const saved = { ...company, ...bank, version: 4 };
  const sent = answerApi({ ...answers, 'POST /api/user/confirm': {}, 'PUT /api/company': { body: saved } });
  await press('Подтвердить');
  expect(await screen.findByText('Данные компании сохранены')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ ...bank, version: 3 });
});
