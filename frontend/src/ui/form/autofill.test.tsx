import { loginFields } from '@shlyah/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { DataForm } from './DataForm';
import { schemaFrom } from './schema';
import { FormikPasswordField, FormikTextField } from './text-fields';

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** As a browser does: the value, then the event. */
function enter(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

afterEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
});

test('a password manager fills two fields in and sends the form in one turn, without the focus: both are sent', async () => {
  const sent: unknown[] = [];
  render(
    <DataForm
      initialValues={{ email: '', password: '' }}
      schema={schemaFrom(loginFields)}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(undefined);
      }}
    >
      <FormikTextField name="email" label="Email" />
      <FormikPasswordField name="password" label="Пароль" />
    </DataForm>,
  );
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Пароль');
  // Testing tools would render between two events; here nothing but React itself does.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  enter(email, 'a@b.by');
  enter(password, 'long enough');
  password.form?.requestSubmit();
  await waitFor(() => expect(sent).toEqual([{ email: 'a@b.by', password: 'long enough' }]));
});
