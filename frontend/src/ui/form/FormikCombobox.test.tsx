import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import { FormikCombobox } from './FormikCombobox';
import { FormikTextField } from './text-fields';
import { object, string } from './yup';

const schema = object({ city: string(), cityId: string().required('Выберите из списка'), street: string() });
const gomel = { id: 3, label: 'Гомель' };

/** A form whose suggestions come when `arrive` is called. */
function show(required = schema) {
  const sent: unknown[] = [];
  let arrive: (found: (typeof gomel)[]) => void = () => undefined;
  render(
    <DataForm
      initialValues={{ city: '', cityId: '', street: '' }}
      schema={required}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(undefined);
      }}
    >
      <FormikCombobox
        name="city"
        idName="cityId"
        label="Город"
        search={() => new Promise<(typeof gomel)[]>((resolve) => (arrive = resolve))}
      />
      <FormikTextField name="street" label="Улица" />
      <Button type="submit">Далее</Button>
    </DataForm>,
  );
  return { sent, arrive: (...found: (typeof gomel)[]) => act(async () => arrive(found)) };
}

/** Types a city whole and sends the form before the suggestions have come. */
async function typeAndSend() {
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'Гомель');
  await userEvent.tab();
  // The suggestions are asked for a moment after the last key.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await userEvent.click(screen.getByRole('button', { name: 'Далее' }));
  await screen.findByRole('alert');
}

test('a form that was sent before its city was found is sent when the city is', async () => {
  const { sent, arrive } = show();
  await typeAndSend();
  await arrive(gomel);
  expect(sent).toEqual([{ city: 'Гомель', cityId: '3', street: '' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it waits for the person when no such city is found, or another answer is wrong, or somebody types', async () => {
  const none = show();
  await typeAndSend();
  await none.arrive();
  expect(none.sent).toEqual([]);
  cleanup();

  const wrong = show(schema.shape({ street: string().required('Укажите улицу') }));
  await typeAndSend();
  await wrong.arrive(gomel);
  expect(wrong.sent).toEqual([]);
  cleanup();

  const typing = show();
  await typeAndSend();
  await userEvent.type(screen.getByLabelText('Улица'), 'Со');
  await typing.arrive(gomel);
  expect(typing.sent).toEqual([]);
});

test('what is wrong with a typed city is told when the field is left', async () => {
  show(schema.shape({ city: string().max(3, 'Слишком длинно') }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'Гомель');
  expect(screen.queryByText('Слишком длинно')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Слишком длинно')).toBeInTheDocument();
});
