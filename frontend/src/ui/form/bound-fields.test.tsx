import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import type { ReactElement } from 'react';
import {
  FormikCheckbox,
  FormikChoiceCheckbox,
  FormikFlagGroup,
  FormikRadioGroup,
  FormikSelect,
} from './choice-fields';
import { fieldIdOf } from './errors';
import { FormikDateField, FormikDateTimeField } from './date-fields';
import {
  FormikNumberField,
  FormikPasswordField,
  FormikPhoneField,
  FormikTextarea,
  FormikTextField,
} from './text-fields';

const face = { name: 'mine', label: 'Поле' };
const two = [
  { value: 'a', label: 'Один' },
  { value: 'b', label: 'Два' },
];

/** A form with one field in it, whose value the server has refused. */
function show(field: ReactElement, value: unknown) {
  const sent: unknown[] = [];
  render(
    <Formik
      initialValues={{ mine: value }}
      initialStatus={{ message: '', errors: { mine: ['Так нельзя'] } }}
      onSubmit={({ mine }) => void sent.push(mine)}
    >
      <Form>
        {field}
        <button type="submit">Отправить</button>
      </Form>
    </Formik>,
  );
  return sent;
}

const controls = () => [...document.querySelectorAll<HTMLInputElement>('form [name]')];

describe('a field bound to its form has its name, its value, what is wrong, and gives back what is entered', () => {
  test.each<[string, ReactElement, unknown, () => Promise<unknown>, unknown]>([
    ['text', <FormikTextField {...face} />, 'да', () => userEvent.type(control(), '!'), 'да!'],
    ['area', <FormikTextarea {...face} />, 'да', () => userEvent.type(control(), '!'), 'да!'],
    ['number', <FormikNumberField {...face} />, '1', () => userEvent.type(control(), '2'), '12'],
    ['password', <FormikPasswordField {...face} />, 'да', () => userEvent.type(control(), '!'), 'да!'],
    ['phone', <FormikPhoneField {...face} />, '+7 9', () => userEvent.type(control(), '1'), '+7 91'],
    ['day', <FormikDateField {...face} />, '2026-11-22', () => retype(control(), '24.11.2026'), '2026-11-24'],
    [
      'day and time',
      <FormikDateTimeField {...face} />,
      '2026-11-22 23:00',
      () => retype(control(), '24.11.2026'),
      '2026-11-24 23:00',
    ],
    [
      'choice',
      <FormikSelect {...face} choices={two} />,
      'a',
      () => userEvent.selectOptions(control(), 'Два'),
      'b',
    ],
    ['yes or no', <FormikCheckbox {...face} />, false, () => userEvent.click(control()), true],
    [
      'one of two as yes or no',
      <FormikChoiceCheckbox {...face} on="b" off="a" />,
      'b',
      () => userEvent.click(control()),
      'a',
    ],
  ])('%s', async (_kind, field, before, enter, after) => {
    const sent = show(field, before);
    expect(controls().map(({ name }) => name)).toEqual(['mine']);
    expect(control()).toHaveAccessibleName(/^Поле/);
    expect(control()).toBeInvalid();
    expect(screen.getByText('Так нельзя')).toBeInTheDocument();
    expect(document.getElementById(fieldIdOf('mine'))).toContainElement(control());
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(sent).toEqual([before]));
    await enter();
    expect(screen.queryByText('Так нельзя')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(sent).toEqual([before, after]));
  });

  test.each<[string, ReactElement, unknown, unknown]>([
    ['choice in sight', <FormikRadioGroup {...face} choices={two} />, 'a', 'b'],
    ['two words', <FormikFlagGroup {...face} yes="Один" no="Два" />, true, false],
  ])('%s', async (_kind, field, before, after) => {
    const sent = show(field, before);
    expect(screen.getByRole('group', { name: 'Поле' })).toHaveAttribute('id', fieldIdOf('mine'));
    expect(screen.getByText('Так нельзя')).toBeInTheDocument();
    expect(controls().map(({ name, checked }) => [name, checked])).toEqual([
      ['mine', true],
      ['mine', false],
    ]);
    await userEvent.click(screen.getByLabelText('Два'));
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(sent).toEqual([after]));
  });
});

describe('what is wrong with a field is said when it is left with something in it, not before', () => {
  test.each<[string, ReactElement, string]>([
    ['text', <FormikTextField {...face} />, 'да'],
    ['area', <FormikTextarea {...face} />, 'да'],
    ['number', <FormikNumberField {...face} />, '1'],
    ['password', <FormikPasswordField {...face} />, 'да'],
    ['phone', <FormikPhoneField {...face} />, '+7 9'],
    ['day', <FormikDateField {...face} />, '2026-11-22'],
    ['day and time', <FormikDateTimeField {...face} />, '2026-11-22 23:00'],
    ['choice', <FormikSelect {...face} choices={two} />, 'a'],
  ])('%s', async (_kind, field, value) => {
    render(
      <Formik
        initialValues={{ mine: value }}
        validate={() => ({ mine: 'Не то' })}
        onSubmit={() => undefined}
        validateOnMount
      >
        <Form>{field}</Form>
      </Formik>,
    );
    await userEvent.click(control());
    await waitFor(() => expect(control()).toHaveFocus());
    expect(screen.queryByText('Не то')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Не то')).toBeInTheDocument();
  });
});

const control = () => controls()[0] as HTMLInputElement;
async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
