import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetPasswordForm } from './ResetPasswordForm';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input' }), text);
const broken = { status: 500, body: { code: 'internal', message: 'Что-то сломалось' } };

test('a forgotten password: what is asked, what fails, where the letter goes, and another address', async () => {
  answerApi({ 'POST /api/user/forgotPassword': broken });
  renderApp(<ForgotPasswordForm lead={<p>Забыли пароль</p>} />);
  expect(readScreen()).toEqual(['Забыли пароль', 'Эл. почта', '()', '[Прислать ссылку]']);
  await type('Эл. почта', ' anna@demo.by ');
  await press('Прислать ссылку');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось отправить письмо');
  expect(screen.queryByText('Проверьте почту')).toBeNull();

  const sent = answerApi({ 'POST /api/user/forgotPassword': { status: 204 } });
  await press('Прислать ссылку');
  await screen.findByText('Проверьте почту');
  expect(readScreen()).toEqual([
    'Проверьте почту',
    'Если anna@demo.by есть среди наших пользователей, письмо со ссылкой уже в пути. Ссылка действует 30 минут и один раз. Нет письма — загляните в «Спам».',
    '[Указать другой адрес]',
  ]);
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'anna@demo.by' }]);
  await press('Указать другой адрес');
  expect(readScreen()).toEqual(['Забыли пароль', 'Эл. почта', '()', '[Прислать ссылку]']);
});

test('a new password by the link of the letter', async () => {
  answerApi({ 'POST /api/user/resetPassword': broken });
  const { unmount } = renderApp(<ResetPasswordForm token="abc" />);
  expect(readScreen()).toEqual([
    'Новый пароль',
    'Не короче 8 символов',
    '()',
    '[Показать пароль]',
    'Повторите пароль',
    '()',
    '[Показать пароль]',
    'Ключи и уведомления, которые появились за последние 7 дней, перестанут действовать: их могли создать не вы. О более давних мы спросим.',
    '[Сохранить пароль]',
  ]);
  await type('Новый пароль', 'parol-novyj');
  await type('Повторите пароль', 'parol-novyj');
  await press('Сохранить пароль');
  expect(await screen.findByRole('alert')).toHaveTextContent('Пароль не изменён');

  const sent = answerApi({
    'POST /api/user/resetPassword': { status: 204 },
    'POST /api/user/accessReview': { body: { items: [] } },
  });
  await press('Сохранить пароль');
  await screen.findByText('Пароль изменён');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(readScreen()).toEqual([
    'Пароль изменён',
    'На всех устройствах нужно войти заново.',
    'Войти </login>',
  ]);
  expect(sent[0]?.body).toEqual({ token: 'abc', password: 'parol-novyj' });
  unmount();

  renderApp(<ResetPasswordForm token="" />);
  expect(readScreen()).toEqual([
    'В ссылке не хватает кода',
    'Откройте ссылку из письма целиком или запросите новую </forget-password> .',
  ]);
});
