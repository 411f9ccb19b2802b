import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import { FormikCombobox } from './FormikCombobox';
import { object, string } from 'yup';

const schema = object({ city: string(), cityId: string().required('Выберите из списка') });
const gomel = { id: 3, label: 'Гомель' };
const city = () => screen.getByRole('combobox', { name: 'Город' });

function show(first = { city: '', cityId: '' }, rules = schema) {
  const sent: unknown[] = [];
  render(
    <DataForm
      initialValues={first}
      schema={rules}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(undefined);
      }}
    >
      <FormikCombobox name="city" idName="cityId" label="Город" search={() => Promise.resolve([gomel])} />
      <Button type="submit">Далее</Button>
    </DataForm>,
  );
  return sent;
}

test('a text that is no longer the picked city has lost its id', async () => {
  const sent = show({ city: 'Гомель', cityId: '3' });
  await userEvent.type(city(), '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await screen.findAllByText('Выберите из списка')).not.toEqual([]);
  expect(sent).toEqual([]);
});

test('a picked city is sent with its id, and is never checked with the id that it had before', async () => {
  const sent = show();
  await userEvent.click(screen.getByRole('button', { name: 'Далее' }));
  await userEvent.type(city(), 'Гом');
  await userEvent.click(await screen.findByRole('option', { name: 'Гомель' }));
  expect(screen.queryByText('Выберите из списка')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Далее' }));
  await waitFor(() => expect(sent).toEqual([{ city: 'Гомель', cityId: '3' }]));
});

test('what is wrong with a typed city is told when the field is left', async () => {
  show(undefined, schema.shape({ city: string().max(3, 'Слишком длинно') }));
  await userEvent.type(city(), 'Гомель');
  expect(screen.queryByText('Слишком длинно')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Слишком длинно')).toBeInTheDocument();
});
