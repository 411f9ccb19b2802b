import { registrationFormFields } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render-app';
import { DataForm } from './DataForm';
import { UnpField } from './UnpField';

const field = () => screen.getByRole('textbox', { name: 'УНП' });
const remark = () => screen.getByRole('status');

beforeEach(() => {
  renderApp(
    <DataForm
      initialValues={{ Unp: '' }}
      fields={{ Unp: registrationFormFields.Unp }}
      onSubmit={() => Promise.resolve(undefined)}
    >
      <UnpField name="Unp" />
    </DataForm>,
  );
});

test('five digits are remarked when the field is left, and not while they are typed', async () => {
  await userEvent.type(field(), '19000');
  expect(remark()).toBeEmptyDOMElement();
  await userEvent.tab();
  expect(remark()).toHaveTextContent('В УНП девять знаков');
  await userEvent.type(field(), '0005');
  expect(remark()).toBeEmptyDOMElement();
});

test('nine wrong digits are remarked at once; an empty field never', async () => {
  await userEvent.click(field());
  await userEvent.tab();
  expect(remark()).toBeEmptyDOMElement();
  await userEvent.type(field(), '190000000');
  expect(remark()).toHaveTextContent('Похоже, ошибка в УНП');
});
