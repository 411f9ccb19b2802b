import { useFormikContext } from 'formik';
import { Textarea } from '../../../ui/fields/TextField';
import { useFormField } from '../../../ui/form/useFormField';
import type { CommentName, OrderValues } from './types';

interface CommentFieldProps {
  name: CommentName;
  label: string;
  hint?: string | undefined;
}

/** A comment of an order. One that the person deletes is remembered as deleted: the address book does not fill it again. */
export function CommentField({ name, ...texts }: CommentFieldProps) {
  const { setValue, setTouched, label: _label, ...field } = useFormField<string>(name);
  const { values, setFieldValue } = useFormikContext<Pick<OrderValues, 'emptied'>>();
  const change = (text: string) => {
    const emptied = values.emptied ?? [];
    if (text.trim() === '' && field.value.trim() !== '' && !emptied.includes(name))
      void setFieldValue('emptied', [...emptied, name]);
    setValue(text);
  };
  return <Textarea {...texts} {...field} name={name} optional onChange={change} onBlur={setTouched} />;
}
