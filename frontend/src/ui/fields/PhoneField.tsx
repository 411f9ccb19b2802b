import { readPhone } from '@shlyah/domain';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
} from 'react';
import MaskedInput from 'react-text-mask';
import { Field, splitFieldProps } from './Field';
import { phoneAsTyped, phoneMask, phonePasted } from './phone-text';
import type { TextFieldProps } from './TextField';
import styles from './control.module.css';

export interface PhoneFieldProps extends TextFieldProps {
  /** Gets a number and the text beside it («доб. 12») separately; without it both stay in the field, and validation reports the text. */
  onSplit?: (phone: string, words: string) => void;
}

/**
 * A phone under the mask of Belarusian numbers. Typed or pasted text is parsed before the mask sees it, because
 * the mask alone would spoil it; a number of another country stays as it is (docs/contract.md#phones).
 */
export function PhoneField(props: PhoneFieldProps) {
  const [frame, { value, onChange, onBlur, onSplit, ...rest }] = splitFieldProps(props);
  // The mask clears its field on mount: text typed before hydration is read first and restored.
  const typedBefore = useRef<string | null>(null);
  const giveBack = useEffectEvent(() => {
    const typed = typedBefore.current;
    if (typed) onChange(phonePasted(typed) ?? phoneAsTyped(typed));
  });
  useEffect(() => giveBack(), []);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = phonePasted(event.clipboardData.getData('text'));
    if (whole === null) return;
    event.preventDefault();
    onChange(whole);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    // Before the values change: a form checks what it has at that moment.
    onBlur?.(event);
    const { phone, rest: words } = readPhone(value);
    if (phone !== null && words !== '') onSplit?.(phone, words);
  };
  return (
    <Field {...frame} width={frame.width ?? 'short'}>
      {(controlProps) => (
        <MaskedInput
          placeholder="+375 (29) 12-34-567"
          autoComplete="tel"
          {...rest}
          mask={phoneMask}
          guide={false}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          render={(ref, masked) => (
            <input
              {...masked}
              {...rest}
              {...controlProps}
              onBlur={blur}
              ref={(node) => {
                if (!node) return;
                typedBefore.current ??= node.value === value ? '' : node.value;
                ref(node);
              }}
              type="tel"
              inputMode="tel"
              className={styles.control}
              onPaste={paste}
              onChange={(event) => {
                const typed = event.target.value;
                const understood = phoneAsTyped(typed);
                // Setting it sends the caret to the end.
                if (understood !== typed) event.target.value = understood;
                masked.onChange(event);
              }}
            />
          )}
        />
      )}
    </Field>
  );
}
