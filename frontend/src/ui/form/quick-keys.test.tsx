import { loginFields } from '@shlyah/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormikDateTimeField } from './date-fields';
import { DataForm } from './DataForm';
import { FormikCombobox } from './FormikCombobox';
import { schemaFrom } from './schema';
import { FormikNumberField, FormikPasswordField, FormikTextField } from './text-fields';
import { stepByArrows } from '../fields/stepped';
import { useFill } from './useFill';
import { object, string, type ObjectSchema } from './yup';

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

/** A form, and what it has sent. */
function showForm<Values extends object>(
  initialValues: Values,
  rules: ObjectSchema<object>,
  fields: ReactNode,
) {
  const sent: Values[] = [];
  render(
    <DataForm
      initialValues={initialValues}
      schema={rules}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(undefined);
      }}
    >
      {fields}
    </DataForm>,
  );
  return sent;
}

function show() {
  const sent = showForm(
    { email: 'a@b.by', password: '' },
    schema,
    <>
      <FormikTextField name="email" label="Email" />
      <FormikPasswordField name="password" label="Пароль" />
    </>,
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
    showForm(
      { price: '1' },
      object({ price: string() }),
      <FormikNumberField name="price" label="Цена" onKeyDown={(event) => stepByArrows(event, 1, setPrice)} />,
    );
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена' });
    await atOnce(
      () => enter(price, '12'),
      () => press(price, 'ArrowUp'),
    );
    await waitFor(() => expect(setPrice.mock.calls).toEqual([['13']]));
  });

  test('are no longer the city that was picked before', async () => {
    const sent = showForm(
      { city: 'Гомель', cityId: '3' },
      object({ city: string(), cityId: string().required('Выберите из списка') }),
      <FormikCombobox name="city" idName="cityId" label="Город" search={() => Promise.resolve([])} />,
    );
    const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' });
    await atOnce(
      () => city.focus(),
      () => enter(city, 'Гом'),
      () => expect(city).toHaveValue('Гом'),
      () => city.blur(),
      () => city.form?.requestSubmit(),
    );
    expect(await screen.findAllByText('Выберите из списка')).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  test('empty the city, and Enter sends the form without it', async () => {
    const sent = showForm(
      { city: 'Гомель', cityId: '3' },
      object({ city: string().max(3, 'Слишком длинно'), cityId: string() }),
      <FormikCombobox name="city" idName="cityId" label="Город" search={() => Promise.resolve([])} />,
    );
    const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' });
    await atOnce(
      () => enter(city, ''),
      () => press(city, 'Enter'),
      () => city.form?.requestSubmit(),
    );
    await waitFor(() => expect(sent).toEqual([{ city: '', cityId: '' }]));
  });

  test('stay when another field is filled in at the same moment', async () => {
    function Offer() {
      const fill = useFill<{ city: string }>();
      return (
        <button type="button" onClick={() => fill({ city: 'Гомель' })}>
          Гомель
        </button>
      );
    }
    const sent = showForm(
      { name: '', city: '' },
      object({ name: string(), city: string() }),
      <>
        <FormikTextField name="name" label="ФИО" />
        <Offer />
      </>,
    );
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'ФИО' });
    await atOnce(
      () => enter(name, 'Иван'),
      () => screen.getByRole('button', { name: 'Гомель' }).click(),
      () => press(name, 'Enter'),
      () => name.form?.requestSubmit(),
    );
    await waitFor(() => expect(sent).toEqual([{ name: 'Иван', city: 'Гомель' }]));
  });

  test('are joined to the other half of a day with its time, and a picked day is there at once', async () => {
    const sent = showForm(
      { due: '' },
      object({ due: string().matches(/^2026/, 'Укажите день') }),
      <FormikDateTimeField name="due" label="Доставить" today="2026-11-20" />,
    );
    const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Доставить' });
    const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'Время' });
    await atOnce(
      () => enter(day, '21.11.2026'),
      () => expect(day).toHaveValue('21.11.2026'),
      () => enter(time, '1830'),
      () => press(time, 'Enter'),
      () => day.form?.requestSubmit(),
    );
    await waitFor(() => expect(sent).toEqual([{ due: '2026-11-21 18:30' }]));
    await drawn();
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
    await userEvent.clear(day);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    const picked = screen.getByRole('button', { name: /25 ноября/ });
    await atOnce(
      () => picked.click(),
      () => day.form?.requestSubmit(),
    );
    await waitFor(() => expect(sent.at(-1)).toEqual({ due: '2026-11-25 18:30' }));
  });
});
