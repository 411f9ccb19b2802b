import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aContract } from '../../../test/contracts';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { ContractForm } from './ContractForm';
import type { ContractValues } from './values';

function show() {
  const saved: ContractValues[] = [];
  function Page() {
    const [contract, setContract] = useState(aContract());
    const save = async (values: ContractValues) => {
      saved.push(values);
      const { scanRegistration: _one, scanProxy: _other, ...fields } = values;
      setContract({ ...contract, ...fields });
      return undefined;
    };
    return <ContractForm contract={contract} save={save} user={aUser()} />;
  }
  const { go } = renderApp(<Page />, { at: ['/cabinet/profile', '/cabinet/contract'] });
  return { saved, go };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

test('an account is shown in groups of four', () => {
  show();
  expect(screen.getByLabelText('Расчётный счёт (IBAN)')).toHaveValue('BY86 AKBB 1010 0000 0029 6600 0000');
});

test('a doubtful УНП is remarked on and does not stand in the way', async () => {
  const { saved } = show();
  await userEvent.clear(screen.getByLabelText('УНП'));
  await userEvent.type(screen.getByLabelText('УНП'), '123456789');
  expect(screen.getByText(/ошибка в УНП/)).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Сохранно успешно')).toBeInTheDocument();
  expect(saved[0]?.unp).toBe('123456789');
});

test('an empty field stops the saving and is named in the summary', async () => {
  const { saved } = show();
  await userEvent.clear(screen.getByLabelText('Банк'));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Банк: Это поле обязательно для заполнения');
  expect(saved).toHaveLength(0);
});

test('a scan over 2 MB is refused before anything is sent', async () => {
  const { saved } = show();
  const big = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Доверенность/), big);
  expect(screen.getByText(/слишком велик: можно до 2,0 МБ/)).toBeInTheDocument();
  await save();
  await waitFor(() => expect(saved[0]?.scanProxy).toBeNull());
});

test('what was typed is not left without a question, until it is saved', async () => {
  const { go } = show();
  await userEvent.type(screen.getByLabelText('Банк'), ', отделение 5');
  go(-1);
  const question = screen.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Остаться' }));
  await save();
  await screen.findByText('Сохранно успешно');
  go(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a chosen scan is not left without a question', async () => {
  const { go } = show();
  const file = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Доверенность/), file);
  go(-1);
  expect(screen.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeInTheDocument();
});
