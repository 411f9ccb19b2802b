import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Form, Formik } from 'formik';
import { renderApp } from '../../test/render-app';
import { FormikTextField } from '../ui/form/text-fields';
import { storedValue } from './storage';
import { Autosave } from '../ui/form/Autosave';

const draft = storedValue<{ name: string }>('browser', 'test.draft', ({ name }) => typeof name === 'string');

const show = () =>
  renderApp(
    <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
      <Form>
        <Autosave<{ name: string }> write={draft.write} remove={draft.remove} />
        <Field name="name" aria-label="Имя" />
      </Form>
    </Formik>,
    { at: ['/', '/form'] },
  );

const type = (text: string) => userEvent.type(screen.getByLabelText('Имя'), text);

beforeEach(() => {
  localStorage.clear();
  draft.remove();
});
afterEach(() => jest.restoreAllMocks());

test('what is typed is kept, and forgotten when it is taken back', async () => {
  const { go } = show();
  await type('Иван');
  expect(draft.read()).toEqual({ name: 'Иван' });
  go(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Имя'));
  expect(draft.read()).toBeNull();
});

test('what is typed last is kept when the page is closed in the same turn', async () => {
  renderApp(
    <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
      <Form>
        <Autosave<{ name: string }> write={draft.write} remove={draft.remove} />
        <FormikTextField name="name" label="ФИО" />
      </Form>
    </Formik>,
  );
  window.dispatchEvent(new Event('pagehide'));
  expect(draft.read()).toBeNull();
  const field = screen.getByLabelText('ФИО');
  // Testing tools would render between two events; here nothing but React itself does.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Иван');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  window.dispatchEvent(new Event('pagehide'));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(draft.read()).toEqual({ name: 'Иван' });
  await screen.findByDisplayValue('Иван');
});

test('a form that nobody has touched changes nothing', () => {
  draft.write({ name: 'прежний' });
  show();
  expect(draft.read()).toEqual({ name: 'прежний' });
});

test('where nothing can be kept, leaving is asked about', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { go } = show();
  await type('Иван');
  go(-1);
  expect(screen.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeInTheDocument();
});

test('what is no such value counts as nothing', () => {
  localStorage.setItem('test.draft', '{"name":1}');
  expect(draft.read()).toBeNull();
  localStorage.setItem('test.draft', '{');
  expect(draft.read()).toBeNull();
});
