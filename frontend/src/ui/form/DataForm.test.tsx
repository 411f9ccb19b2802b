import { loginFields } from '@shlyah/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import type { SubmitFailure } from './errors';
import { schemaFrom } from './schema';
import { FormikPasswordField, FormikTextField } from './text-fields';

const schema = schemaFrom(loginFields);

function show(answer?: SubmitFailure) {
  const sent: unknown[] = [];
  render(
    <DataForm
      initialValues={{ email: '', password: '' }}
      schema={schema}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(answer);
      }}
    >
      <FormikTextField name="email" label="Email" />
      <FormikPasswordField name="password" label="Пароль" />
      <Button type="submit">Войти</Button>
    </DataForm>,
  );
  return sent;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }));

describe('a form over a field table', () => {
  test('sends nothing, tells each field and takes the focus to a summary that leads to the fields', async () => {
    const sent = show();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email Обязателен');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Пароль Обязателен' }));
    expect(screen.getByLabelText('Пароль')).toHaveFocus();
  });

  test('does not scold a field that is merely passed by', async () => {
    show();
    await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
    await userEvent.tab();
    expect(screen.queryByText('Email Обязателен')).toBeNull();
  });

  test('shows a server error beside its field until the field changes', async () => {
    show({ message: 'The given data was invalid.', errors: { email: ['Такой адрес занят'] } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.by');
    await userEvent.type(screen.getByLabelText('Пароль'), 'long enough');
    await send();
    expect(await screen.findByRole('link', { name: 'Email: Такой адрес занят' })).toBeInTheDocument();
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription('Такой адрес занят');
    await userEvent.type(email, 'y');
    expect(email).not.toHaveAccessibleDescription('Такой адрес занят');
    expect(email).toHaveValue('a@b.byy');
  });

  test('shows a failure of the whole form in the summary and keeps what was typed', async () => {
    show({ message: 'Пользователь не найден' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.by');
    await userEvent.type(screen.getByLabelText('Пароль'), 'long enough');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Пользователь не найден');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.by');
  });
});
