import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { ConfirmEmail } from './ConfirmEmail';
import { UndoEmail } from './UndoEmail';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = (errors: Record<string, string[]>) => ({
  status: 422,
  body: { code: 'invalid', message: 'The given data was invalid.', errors },
});

describe('the link of a new e-mail', () => {
  test('is enough by itself', async () => {
    const sent = answerApi({ 'POST /api/user/confirmEmail': { status: 204 } });
    renderApp(<ConfirmEmail token="abc" />);
    expect(readScreen()).toEqual(['Подтверждаем…']);
    expect(await screen.findByText('Почта подтверждена')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });

  test('opened by whoever is logged in asks for the profile anew, and leads there', async () => {
    const sent = answerApi({
      'POST /api/user/confirmEmail': { status: 204 },
      'GET /api/user': { body: aUser({ email: 'novaya@demo.by' }) },
    });
    const { store } = renderApp(<ConfirmEmail token="abc" />, { user: aUser() });
    expect(await screen.findByRole('link', { name: 'В профиль' })).toHaveAttribute(
      'href',
      '/cabinet/profile',
    );
    expect(sent.map(({ path }) => path)).toEqual(['/api/user/confirmEmail', '/api/user']);
    expect(store.getState().session.user).toMatchObject({ email: 'novaya@demo.by' });
  });

  test('of a manager asks for the client’s password', async () => {
    const sent = answerApi({ 'POST /api/user/confirmEmail': refused({ password: ['Нужен пароль'] }) });
    renderApp(<ConfirmEmail token="abc" />);
    expect(await screen.findByText(/Почту изменил менеджер/)).toBeInTheDocument();
    await press('Подтвердить почту');
    expect(sent).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Пароль'), 'moi-parol-1');
    await press('Подтвердить почту');
    expect(await screen.findByText('Нужен пароль')).toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ token: 'abc', password: 'moi-parol-1' });
    answerApi({ 'POST /api/user/confirmEmail': { status: 204 } });
    await press('Подтвердить почту');
    expect(await screen.findByText('Почта подтверждена')).toBeInTheDocument();
  });

  test('that leads nowhere any more says why', async () => {
    answerApi({ 'POST /api/user/confirmEmail': refused({ token: ['Ссылка устарела'] }) });
    renderApp(<ConfirmEmail token="abc" />);
    await waitFor(() => expect(readScreen()).toEqual(['Почта не изменена', 'Ссылка устарела']));
  });
});

describe('the link of the old e-mail', () => {
  test('does nothing before one has agreed', async () => {
    const sent = answerApi({ 'POST /api/user/undoEmail': { status: 204 } });
    renderApp(<UndoEmail token="abc" />);
    expect(readScreen()).toEqual([
      'Если почту кабинета сменили без вас, оставьте прежнюю. Все устройства выйдут из кабинета, старый пароль перестанет действовать, а на эту почту придёт ссылка для нового.',
      'Ключи и уведомления, которые появились после смены или за 7 дней до неё, тоже перестанут действовать. О более давних мы спросим.',
      '[Оставить прежнюю почту]',
    ]);
    expect(sent).toHaveLength(0);
    await press('Оставить прежнюю почту');
    expect(await screen.findByText('Прежняя почта оставлена')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ token: 'abc' });
  });

  test('that is too old says so, and can be tried again', async () => {
    answerApi({ 'POST /api/user/undoEmail': refused({ token: ['Ссылка устарела'] }) });
    renderApp(<UndoEmail token="abc" />);
    await press('Оставить прежнюю почту');
    expect(await screen.findByText('Ссылка устарела')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Оставить прежнюю почту' })).toBeEnabled();
  });
});
