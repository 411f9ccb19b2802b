import { PHRASES } from '@shlyah/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../test/api';
import { aContract } from '../../../test/contracts';
import { readScreen } from '../../../test/read-screen';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { OwnContract } from './OwnContract';

test('an empty contract reads from top to bottom, with what the account knows filled in', async () => {
  answerApi({ 'GET /api/contract': { status: 204 } });
  renderApp(<OwnContract />, { user: aUser() });
  await screen.findByRole('button', { name: 'Сохранить' });
  expect(readScreen()).toEqual([
    'Контракт',
    'По этим данным менеджер готовит договор. Их можно менять в любое время.',
    'Кто подписывает',
    'ФИО того, кто подписывает',
    '(Анна Ковалёва)',
    'Должность',
    '()',
    'Действует на основании',
    'Например, «Устав» или «доверенность № 5 от 12.01.2026»',
    '()',
    'Для связи',
    'Контактное лицо',
    '(Анна Ковалёва)',
    'Телефон',
    '(+375 (29) 12-34-567)',
    'Эл. почта',
    '(company@demo.by)',
    'Почта бухгалтерии необязательно',
    'Акты и ответы на возражения придут и сюда',
    '()',
    'Реквизиты',
    'УНП',
    'Девять знаков',
    '(190000000)',
    'Похоже, ошибка в УНП: проверьте его. Если всё верно, оставьте так.',
    'Юридический адрес',
    '()',
    'Почтовый адрес',
    'С почтовым индексом',
    '()',
    'Расчётный счёт (IBAN)',
    '28 знаков, начинается с BY',
    '()',
    'Банк',
    '()',
    'Адрес банка',
    '()',
    'Сканы документов',
    'Свидетельство о регистрации необязательно',
    'PDF, JPEG или PNG до 2 МБ',
    '()',
    '[Выбрать файл]',
    'Доверенность необязательно',
    'PDF, JPEG или PNG до 2 МБ',
    '()',
    '[Выбрать файл]',
    '[Сохранить]',
    'Что осталось',
    'Заполнено 5 из 12',
    'Должность <#field-position>',
    'Действует на основании <#field-doc>',
    'Юридический адрес <#field-address>',
    'Почтовый адрес <#field-postcode>',
    'Расчётный счёт (IBAN) <#field-pc>',
    'Банк <#field-bank>',
    'Адрес банка <#field-bankAddress>',
    'Можно добавить: скан свидетельства о регистрации, скан доверенности.',
  ]);
});

test('a private person is asked for a firm’s contract only on wish', async () => {
  answerApi({ 'GET /api/contract': { status: 204 } });
  renderApp(<OwnContract />, { user: aUser({ isLegalEntity: false, status: 'pending' }) });
  const wish = await screen.findByRole('button', { name: 'Мне нужен договор', expanded: false });
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  expect(screen.queryByText(/заполните контракт/)).toBeNull();
  await userEvent.click(wish);
  await userEvent.type(screen.getByLabelText('Должность'), 'мастер');
  await userEvent.click(wish);
  await userEvent.click(wish);
  expect(screen.getByLabelText('Должность')).toHaveValue('мастер');
});

test('a contract that a private person has is open', async () => {
  answerApi({ 'GET /api/contract': { body: aContract() } });
  renderApp(<OwnContract />, { user: aUser({ isLegalEntity: false }) });
  expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Мне нужен договор' })).toBeNull();
});

test('a contract is saved over the version that was read, and the next one over the version that came back', async () => {
  const answer = aContract();
  const calls = answerApi({
    'GET /api/contract': { body: aContract() },
    'POST /api/contract/update': { body: answer },
  });
  renderApp(<OwnContract />, { user: aUser() });
  expect(await screen.findByRole('heading', { name: /^Контракт №\s7$/ })).toBeInTheDocument();
  for (const [version, position] of [
    [4, 'директор завода'],
    [5, 'директор завода и склада'],
  ] as const) {
    Object.assign(answer, { version, position });
    const field = screen.getByLabelText('Должность');
    await userEvent.clear(field);
    await userEvent.type(field, position);
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ id: '7', version: `${version - 1}`, position }),
    );
    expect(await screen.findByText(PHRASES.contractSaved)).toBeInTheDocument();
  }
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
});

test('a person need not fill it in; an account number falls into fours when it is left', async () => {
  answerApi({ 'GET /api/contract': { status: 204 } });
  renderApp(<OwnContract />, { user: aUser({ isLegalEntity: false }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Мне нужен договор' }));
  const account = screen.getByLabelText('Расчётный счёт (IBAN)');
  expect(
    screen.getByText('Договор нужен организациям. Для посылок от себя он не нужен.'),
  ).toBeInTheDocument();
  await userEvent.click(account);
  await userEvent.paste(`BY86AKBB${'0'.repeat(100)}`);
  expect(account).toBeValid();
  await userEvent.tab();
  await waitFor(() => expect(account).toBeInvalid());
  await userEvent.clear(account);
  await userEvent.type(account, 'by86akbb10100000002966000000');
  await userEvent.tab();
  expect(account).toHaveValue('BY86 AKBB 1010 0000 0029 6600 0000');
  expect(screen.queryByText(/контрольные цифры не сходятся/)).toBeNull();
  await userEvent.clear(account);
  await userEvent.type(account, 'BY86AKBB10100000002966000001');
  expect(screen.getByText(/контрольные цифры не сходятся/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Банк' }));
  expect(screen.getByLabelText('Банк')).toHaveFocus();
});
