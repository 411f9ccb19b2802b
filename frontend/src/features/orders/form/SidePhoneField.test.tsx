import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { FormikTextarea } from '../../../ui/form/text-fields';
import { SidePhoneField } from './SidePhoneField';

test.each(['type', 'paste'] as const)('an extension goes into the comment of its side: %s', async (by) => {
  const text = '+375 17 123-45-67 доб. 12';
  render(
    <Formik initialValues={{ reciverPhone: '', reciverComment: 'Код 5' }} onSubmit={() => undefined}>
      <>
        <SidePhoneField name="reciverPhone" label="Телефон" comment="reciverComment" />
        <FormikTextarea name="reciverComment" label="Комментарий" />
      </>
    </Formik>,
  );
  await userEvent.click(screen.getByLabelText('Телефон'));
  await (by === 'type' ? userEvent.keyboard(text) : userEvent.paste(text));
  await userEvent.tab();
  expect(screen.getByLabelText('Телефон')).toHaveValue('+375 (17) 12-34-567');
  expect(screen.getByLabelText('Комментарий')).toHaveValue('Код 5\nТелефон: доб. 12');
  expect(screen.getByText(/«доб\. 12» мы перенесли в комментарий/)).toBeInTheDocument();
});
