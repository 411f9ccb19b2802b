import { loginFields } from '@shlyah/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { DataForm } from './DataForm';
import { schemaFrom } from './schema';
import { FormikNumberField, FormikPasswordField, FormikTextField } from './text-fields';
import { stepByArrows } from '../fields/stepped';

const schema = schemaFrom(loginFields);
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * What comes before the form is drawn again: a slow phone hands over several keys at once. Testing tools would let
 * everything be drawn between two events; a browser runs microtasks, in which only the field is.
 */
async function atOnce(...events: (() => void)[]) {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  for (const event of events) {
    event();
    await Promise.resolve();
  }
}
afterEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** As a browser does: the value, then the event. */
function enter(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const press = (field: HTMLInputElement, key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const drawn = () => new Promise((go) => setTimeout(go, 100));

function show() {
  const sent: unknown[] = [];
  render(
    <DataForm
      initialValues={{ email: 'a@b.by', password: '' }}
      schema={schema}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(undefined);
      }}
    >
      <FormikTextField name="email" label="Email" />
      <FormikPasswordField name="password" label="Пароль" />
    </DataForm>,
  );
  return { sent, password: screen.getByLabelText<HTMLInputElement>('Пароль') };
}

describe('keys that come before the form was drawn again', () => {
  test('are all in the field at once, and in the form after it', async () => {
    const { password, sent } = show();
    await atOnce(
      () => enter(password, 'long enoug'),
      () => expect(password).toHaveValue('long enoug'),
      () => enter(password, 'long enough'),
      () => expect(password).toHaveValue('long enough'),
    );
    await drawn();
    password.form?.requestSubmit();
    await waitFor(() => expect(sent).toEqual([{ email: 'a@b.by', password: 'long enough' }]));
  });

  test('are checked and sent by an Enter that comes with them', async () => {
    const { password, sent } = show();
    await atOnce(
      () => enter(password, 'long enough'),
      () => press(password, 'Enter'),
      () => password.form?.requestSubmit(),
    );
    await waitFor(() => expect(sent).toEqual([{ email: 'a@b.by', password: 'long enough' }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are what is checked when the field is left with them', async () => {
    const { password } = show();
    await atOnce(
      () => password.focus(),
      () => enter(password, 'long enough'),
      () => password.blur(),
    );
    await drawn();
    expect(password).not.toHaveAccessibleDescription();
  });

  test('are what an arrow steps on from', async () => {
    const setPrice = jest.fn();
    render(
      <DataForm initialValues={{ email: '1' }} schema={schema} onSubmit={() => Promise.resolve(undefined)}>
        <FormikNumberField
          name="email"
          label="Цена"
          onKeyDown={(event) => stepByArrows(event, 1, setPrice)}
        />
      </DataForm>,
    );
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена' });
    await atOnce(
      () => enter(price, '12'),
      () => press(price, 'ArrowUp'),
    );
    await waitFor(() => expect(setPrice.mock.calls).toEqual([['13']]));
  });
});
