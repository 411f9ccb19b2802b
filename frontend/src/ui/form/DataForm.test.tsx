import { loginFields } from '@shlyah/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import type { SubmitFailure } from './errors';
import { groupsOf } from './groups';
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

/** A save whose answer is awaited. */
function pending(outcome?: SubmitFailure) {
  let resolve!: (answer: SubmitFailure | undefined) => void;
  const promise = new Promise<SubmitFailure | undefined>((settle) => {
    resolve = settle;
  });
  const answer = () => {
    resolve(outcome);
    return promise;
  };
  return { promise, answer };
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

  test('of new initial values takes those of fields that nobody has changed since', async () => {
    const { promise, answer } = pending();
    const form = (email: string, password: string) => (
      <DataForm initialValues={{ email, password }} reinitialize schema={schema} onSubmit={() => promise}>
        <FormikTextField name="email" label="Email" />
        <FormikPasswordField name="password" label="Пароль" />
        <Button type="submit">Войти</Button>
      </DataForm>
    );
    const { rerender } = render(form('', ''));
    const email = screen.getByRole('textbox', { name: 'Email' });
    const password = screen.getByLabelText('Пароль');
    await userEvent.type(email, 'A@b.by');
    await userEvent.type(password, 'long enough');
    await send();
    // Typed on while the save is under way; its answer is what the server has made of the rest.
    await userEvent.type(password, ' and longer');
    rerender(form('a@b.by', ''));
    expect(email).toHaveValue('a@b.by');
    expect(password).toHaveValue('long enough and longer');
    await act(answer);
    expect(password).toHaveValue('long enough and longer');

    rerender(form('b@b.by', ''));
    expect(email).toHaveValue('b@b.by');
    expect(password).toHaveValue('long enough and longer');
  });

  test.each(['refused', 'saved'])(
    'a record that is newer before its save is %s keeps what was typed',
    async (outcome) => {
      interface Values {
        email: string;
        password: string;
      }
      const theirs = { email: '', password: 'their password' };
      const conflict = { message: '', code: 'version_conflict', fresh: { version: 2, values: theirs } };
      const { promise, answer } = pending(outcome === 'refused' ? conflict : undefined);
      const form = (initialValues: Values, version: number) => (
        <DataForm<Values>
          initialValues={initialValues}
          reinitialize
          schema={schema}
          stored={{
            groups: groupsOf<Values>(loginFields),
            clean: (values) => values,
            version,
            read: (fresh) => (fresh as { values: Values }).values,
            conflictTitle: 'Данные изменили',
          }}
          onSubmit={() => promise}
        >
          <FormikTextField name="email" label="Email" />
          <FormikPasswordField name="password" label="Пароль" />
          <Button type="submit">Войти</Button>
        </DataForm>
      );
      const first = { email: '', password: 'first password' };
      const { rerender } = render(form(first, 1));
      const email = screen.getByRole('textbox', { name: 'Email' });
      const password = screen.getByLabelText('Пароль');
      await userEvent.type(email, 'a@b.by');
      await send();
      // The screen shows the newer record a moment before the form has its answer.
      const newer = outcome === 'refused' ? theirs : { email: 'a@b.by', password: 'first password' };
      rerender(form(newer, 2));
      expect(email).toHaveValue('a@b.by');
      await act(answer);
      expect(email).toHaveValue('a@b.by');
      expect(password).toHaveValue(newer.password);
      expect(screen.queryByText('Данные изменили') !== null).toBe(outcome === 'refused');
    },
  );

  test('what is typed while a save is under way outlives what is taken away after it', async () => {
    const { promise, answer } = pending();
    render(
      <DataForm
        initialValues={{ email: '', password: '' }}
        schema={schema}
        afterSave={(values) => ({ ...values, password: '' })}
        onSubmit={() => promise}
      >
        <FormikTextField name="email" label="Email" />
        <FormikPasswordField name="password" label="Пароль" />
        <Button type="submit">Войти</Button>
      </DataForm>,
    );
    const email = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'a@b.by');
    await userEvent.type(screen.getByLabelText('Пароль'), 'long enough');
    await send();
    await userEvent.type(email, 'y');
    await act(answer);
    expect(email).toHaveValue('a@b.byy');
    expect(screen.getByLabelText('Пароль')).toHaveValue('');
  });

  test('says what is wrong with what is typed when the field is left, and from then on with each key', async () => {
    show();
    const password = screen.getByLabelText('Пароль');
    await userEvent.type(password, 'abc');
    expect(screen.queryByText('Пароль должен быть минимум 8')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Пароль должен быть минимум 8')).toBeInTheDocument();
    await userEvent.type(password, 'defgh');
    expect(screen.queryByText('Пароль должен быть минимум 8')).toBeNull();
  });
});
