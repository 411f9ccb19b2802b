import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { Field, splitFieldProps } from './Field';
import type { TextFieldProps } from './TextField';
import styles from './control.module.css';

/** A password with a button that shows it: fewer mistakes than typing it blindly. */
export function PasswordField(props: TextFieldProps) {
  const [frame, { onChange, ...rest }] = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <span className={styles.withButton}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...controlProps}
            type={shown ? 'text' : 'password'}
            className={styles.control}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.inside}
            aria-pressed={shown}
            aria-label="Показать пароль"
            title={shown ? 'Скрыть пароль' : 'Показать пароль'}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
}
