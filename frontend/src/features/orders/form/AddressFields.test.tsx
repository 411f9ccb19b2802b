import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { AddressFields } from './AddressFields';
import type { OrderValues } from './types';

const gomel = { id: 3, city: 'Гомель', search: 'Гомель', coef: 1, zone_id: 38 };
const namesakes = [1, 2].map((id) => ({ ...gomel, id, city: 'Озёрный', search: `Озёрный, ${id}-й район` }));

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const fields = () => ['Город', 'Улица', 'Дом'].map((label) => input(label).value);

/** Pastes into the city of a form where this much is filled in. */
async function paste(text: string, begin: Partial<OrderValues> = {}) {
  const blank = {
    address: '',
    addressId: '',
    street: '',
    house: '',
    housing: '',
    entrance: '',
    flat: '',
    floor: '',
  };
  let values = { ...blank, ...begin } as OrderValues;
  renderApp(
    <Formik initialValues={values} onSubmit={() => undefined}>
      {(form) => {
        values = form.values;
        return <AddressFields side="sender" />;
      }}
    </Formik>,
  );
  await userEvent.click(input('Город'));
  await userEvent.paste(text);
  return () => values;
}

const told = () => screen.queryByText('Мы разложили адрес по полям. Проверьте каждое.');

test('a whole address pasted into the city is parted, and its one city is picked', async () => {
  answerApi({ 'GET /api/findCountry?query=г.+Гомель': { body: [gomel] } });
  const values = await paste('246050, г. Гомель, ул. Советская, д. 12, кв. 5');
  await waitFor(() => expect(fields()).toEqual(['Гомель', 'ул. Советская', '12']));
  expect(values()).toMatchObject({ addressId: '3', flat: '5', floor: '' });
  expect(told()).toBeInTheDocument();
});

test('of namesakes the person picks one', async () => {
  answerApi({ 'GET /api/findCountry?query=Озёрный': { body: namesakes } });
  const values = await paste('Озёрный, ул. Мира, 7');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(fields()).toEqual(['Озёрный', 'ул. Мира', '7']);
  expect(values().addressId).toBe('');
});

test('what is typed already is not written over, and what is not plain stays where it was pasted', async () => {
  answerApi({ 'GET /api/findCountry?query=Гомель,+ул.+Мира,+7': { body: [] } });
  await paste('Гомель, ул. Мира, 7', { street: 'ул. Немига' });
  expect(fields()).toEqual(['Гомель, ул. Мира, 7', 'ул. Немига', '']);
  expect(told()).not.toBeInTheDocument();
});

test('what no field of an address holds goes to the courier, and a village needs no street', async () => {
  answerApi({ 'GET /api/findCountry?query=аг.+Колодищи': { body: [] } });
  const values = await paste('аг. Колодищи, 12, домофон 61К', { comment: 'Звонить заранее' });
  expect(fields()).toEqual(['аг. Колодищи', '-', '12']);
  expect(values().comment).toBe('Звонить заранее. домофон 61К');
});
