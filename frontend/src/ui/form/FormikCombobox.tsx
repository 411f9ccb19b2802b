import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../fields/Combobox';
import { flatErrors } from './errors';
import { useFormField } from './useFormField';

interface FormikComboboxProps<Option extends ComboboxOption> extends Omit<
  ComboboxProps<Option>,
  'value' | 'picked' | 'onChange' | 'onKeyDown' | 'onBlur' | 'error' | 'id' | 'name' | 'fills'
> {
  /** Path of the text. */
  name: string;
  /** Path of the picked option's id as text; "" while the text is not from the list. */
  idName: string;
}

/** A city: its text and the id that only a pick from the list gives. The id's error («Выберите из списка») shows here. */
export function FormikCombobox<Option extends ComboboxOption>({
  name,
  idName,
  ...face
}: FormikComboboxProps<Option>) {
  const text = useFormField<string>(name);
  const picked = useFormField<string>(idName);
  const sendAgain = useSendAgain(text.value, idName);
  return (
    <Combobox<Option>
      {...face}
      name={name}
      fills={idName}
      id={text.id}
      value={text.value}
      picked={picked.value !== ''}
      error={text.error ?? (text.value ? picked.error : undefined)}
      onChange={(value, option) => {
        if (option) {
          text.setValue(value);
          picked.setValue(String(option.id));
          sendAgain();
        } else {
          text.type(value);
          picked.type('');
        }
      }}
      onKeyDown={text.onKeyDown}
      onBlur={text.setTouched}
    />
  );
}

/**
 * Sends the form once more when a text that was typed whole has found its id only after the form was sent, so that a slow
 * network refuses nobody: when nothing else was wrong, and nobody has gone on to type meanwhile.
 */
function useSendAgain(text: string, idName: string): () => void {
  const { submitCount, submitForm, errors } = useFormikContext();
  const sentText = useRef<string>(null);
  const [times, setTimes] = useState(0);
  const noteText = useEffectEvent(() => {
    sentText.current = submitCount > 0 ? text : null;
  });
  useEffect(() => noteText(), [submitCount]);
  const send = useEffectEvent(() => void submitForm());
  // After the id is in the form.
  useEffect(() => {
    if (times > 0) send();
  }, [times]);
  return () => {
    const wrong = flatErrors(errors).map(([path]) => path);
    const typing = document.activeElement?.matches('input, textarea, select');
    if (sentText.current === text && wrong.length === 1 && wrong[0] === idName && !typing)
      setTimes((before) => before + 1);
  };
}
