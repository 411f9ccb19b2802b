import { MESSAGES, receiverFields } from '@shlyah/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import type { SubmitFailure } from './errors';
import { FormikCombobox } from './FormikCombobox';
import { schemaFrom } from './schema';
import { FormikTextField } from './text-fields';

const { name, reciverAddress, reciverAddressId, reciverStreet } = receiverFields;
const schema = schemaFrom({ name, reciverAddress, reciverAddressId, reciverStreet });
const empty = {
  deliveryAddress: 'client',
  name: '',
  reciverAddress: '',
  reciverAddressId: null,
  reciverStreet: '',
};
const filled = {
  ...empty,
  name: 'Пётр',
  reciverAddress: 'Гомель',
  reciverAddressId: 3,
  reciverStreet: 'Мира',
};

/** The fields stand in another order than in the table of rules. */
function show(initialValues: typeof empty | typeof filled, answer?: SubmitFailure) {
  render(
    <DataForm initialValues={initialValues} schema={schema} onSubmit={() => Promise.resolve(answer)}>
      <FormikTextField name="reciverStreet" label="Улица" />
      <FormikCombobox
        name="reciverAddress"
        idName="reciverAddressId"
        label="Город"
        search={() => Promise.resolve([])}
      />
      <FormikTextField name="name" label="ФИО" />
      <Button type="submit">Сохранить</Button>
    </DataForm>,
  );
}

async function summary(): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('listitem');
  return links.map(({ textContent }) => textContent);
}

const REQUIRED = 'Это поле обязательно для заполнения';

describe('the error summary', () => {
  test('names each control once, from the top of the form to its end', async () => {
    show(empty);
    expect(await summary()).toEqual([`Улица: ${REQUIRED}`, `Город: ${REQUIRED}`, `ФИО: ${REQUIRED}`]);
    expect(screen.getByRole('heading', { name: 'Проверьте форму' })).toBeInTheDocument();
  });

  test('leads to the city that was typed and not picked', async () => {
    show({ ...filled, reciverAddressId: null });
    expect(await summary()).toEqual(['Город: Выберите из списка']);
    await userEvent.click(screen.getByRole('link', { name: 'Город: Выберите из списка' }));
    expect(screen.getByRole('combobox', { name: 'Город' })).toHaveFocus();
  });

  test('ends with what belongs to no field of the form', async () => {
    show(filled, {
      message: '',
      errors: {
        ghost: ['Не здесь'],
        reciverAddressId: ['Такого города нет'],
        name: ['Другое имя'],
        spirit: ['И не там'],
      },
    });
    expect(await summary()).toEqual(['Город: Такого города нет', 'ФИО: Другое имя', 'Не здесь', 'И не там']);
  });

  test('puts the answer of the server in the same order', async () => {
    show(filled, {
      message: 'The given data was invalid.',
      errors: {
        name: ['Другое имя'],
        reciverAddressId: ['Такого города нет'],
        reciverStreet: ['Другая улица'],
      },
    });
    expect(await summary()).toEqual(['Улица: Другая улица', 'Город: Такого города нет', 'ФИО: Другое имя']);
  });

  test('leads to a city that the server knows under another number, and leaves it as it was sent', async () => {
    const words = MESSAGES.cityDiffers('Гомель', 103, 'Лида, Гродненская область');
    show(filled, { message: '', errors: { reciverAddress: [words] } });
    expect(await summary()).toEqual([words]);
    const city = screen.getByRole('combobox', { name: 'Город' });
    expect(city).toHaveValue('Гомель');
    expect(city).toHaveAccessibleDescription(words);
    await userEvent.type(city, ', ');
    expect(city).not.toHaveAccessibleDescription(words);
  });
});

test('an error that goes and comes again while the field is mended takes no focus', async () => {
  render(
    <DataForm
      initialValues={{ email: 'a' }}
      schema={schemaFrom({ email: { kind: 'email' } })}
      onSubmit={() => Promise.resolve(undefined)}
    >
      <FormikTextField name="email" label="Эл. почта" />
      <Button type="submit">Сохранить</Button>
    </DataForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  const email = screen.getByRole('textbox', { name: 'Эл. почта' });
  await userEvent.clear(email);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.type(email, 'b');
  await screen.findByRole('alert');
  expect(email).toHaveFocus();
});
