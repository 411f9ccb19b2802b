import { useFormikContext } from 'formik';
import { useState, type ComponentProps } from 'react';
import { FieldWarning } from '../../../ui/form/FieldWarning';
import { FormikPhoneField } from '../../../ui/form/text-fields';
import { useFill } from '../../../ui/form/useFill';
import type { OrderValues } from './types';

interface SidePhoneFieldProps extends ComponentProps<typeof FormikPhoneField> {
  /** The comment of the same side of the order. */
  comment: 'comment' | 'reciverComment';
}

/** A phone of a side of the order: text beside the number, such as an extension, goes into that side's comment. */
export function SidePhoneField({ comment, ...props }: SidePhoneFieldProps) {
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const [moved, setMoved] = useState('');
  const split = (phone: string, words: string) => {
    const former = values[comment].trim();
    fill({ [props.name]: phone, [comment]: `${former === '' ? '' : `${former}\n`}Телефон: ${words}` });
    setMoved(words);
  };
  return (
    <div>
      <FormikPhoneField {...props} onSplit={split} />
      <FieldWarning
        shown={moved !== ''}
      >{`«${moved}» мы перенесли в комментарий: в телефоне только номер.`}</FieldWarning>
    </div>
  );
}
