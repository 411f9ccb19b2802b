import { createContext, use, useId, type ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Field.module.css';

/** The expected length of the value: the width of a field is a hint. */
export type FieldWidth = 'tiny' | 'short' | 'medium' | 'full';

/** Props of a field's frame: its label, hint, error and width. */
export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Most fields are required, so the optional ones are marked. */
  optional?: boolean | undefined;
  width?: FieldWidth | undefined;
  id?: string | undefined;
  /** The label, a text, is for screen readers only, where a heading already shows it. */
  labelHidden?: boolean | undefined;
}

/** Separates the props of a field's frame from those of its control. */
export function splitFieldProps<Props extends FieldFrameProps>({
  label,
  hint,
  error,
  optional,
  width,
  id,
  labelHidden,
  ...control
}: Props) {
  return [{ label, hint, error, optional, width, id, labelHidden }, control] as const;
}

/** To be spread on the control: ties it to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrameProps {
  children: (controlProps: ControlProps) => ReactNode;
}

/** Whether the enclosing group shows an error: its fields are marked as invalid without texts of their own. */
export const InWrongGroup = createContext(false);

/** Label above, hint under it, control, error below; all tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  optional,
  width = 'full',
  id,
  labelHidden,
  children,
}: FieldProps) {
  const ownId = useId();
  const inWrongGroup = use(InWrongGroup);
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field}>
      {!labelHidden && (
        <label htmlFor={controlId} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> необязательно</span>}
        </label>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[width]}>
        {children({
          id: controlId,
          'aria-label': labelHidden ? String(label) : undefined,
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error || inWrongGroup ? true : undefined,
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface GroupProps extends Omit<FieldFrameProps, 'labelHidden' | 'width'> {
  children: ReactNode;
}

/** The same for a set of controls under one question: a fieldset with its legend. */
export function FieldSet({ label, hint, error, optional, id, children }: GroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={groupId} tabIndex={-1} className={styles.field} aria-describedby={described || undefined}>
      <legend className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> необязательно</span>}
      </legend>
      {hint && (
        <p id={`${groupId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <InWrongGroup value={error !== undefined}>{children}</InWrongGroup>
      <FieldError id={`${groupId}-error`} error={error} />
    </fieldset>
  );
}

function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={16} />
      <span>{error}</span>
    </p>
  );
}
