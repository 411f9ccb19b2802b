import { normalisePhone } from '@shlyah/domain';
import type { ChangeEvent, ClipboardEvent } from 'react';
import MaskedInput from 'react-text-mask';
import { Field } from './Field';
import type { TextFieldProps } from './TextField';
import styles from './control.module.css';

const digit = /\d/;
/** +375 (##) ##-##-### (docs/contract.md#phones). */
const mask = [
  '+',
  '3',
  '7',
  '5',
  ' ',
  '(',
  digit,
  digit,
  ')',
  ' ',
  digit,
  digit,
  '-',
  digit,
  digit,
  '-',
  digit,
  digit,
  digit,
];

/** People begin with 8 0…, 0… or 375…: no Belarusian code begins so, these digits belong to the prefix. */
function withoutSecondPrefix(text: string): string {
  return text.replace(/^\+375 \((?:80|0|37\D*5)/, '+375 (');
}

/**
 * A Belarusian phone under the mask. A whole number that arrives at once (pasted, filled in by the browser)
 * is normalised before the mask sees it, because the mask alone would spoil it (docs/contract.md#phones).
 */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  width = 'short',
  id,
  labelHidden,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = normalisePhone(event.clipboardData.getData('text'));
    if (!whole) return;
    event.preventDefault();
    onChange(whole);
  };
  return (
    <Field {...{ label, hint, error, optional, width, id, labelHidden }}>
      {(wire) => (
        <MaskedInput
          placeholder="+375 (29) 12-34-567"
          autoComplete="tel"
          {...rest}
          mask={mask}
          guide={false}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          render={(ref, masked) => (
            <input
              {...masked}
              {...rest}
              {...wire}
              ref={(node) => {
                if (node) ref(node);
              }}
              type="tel"
              inputMode="tel"
              className={styles.control}
              onPaste={paste}
              onChange={(event) => {
                const typed = event.target.value;
                event.target.value = normalisePhone(typed) || withoutSecondPrefix(typed);
                masked.onChange(event);
              }}
            />
          )}
        />
      )}
    </Field>
  );
}
