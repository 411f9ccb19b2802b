import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button';
import styles from './DataForm.module.css';

interface SubmitProps extends Pick<ButtonProps, 'size' | 'wide' | 'disabled'> {
  children?: ReactNode;
  /** In place of the button's words while the form is being sent, where they change. */
  saving?: string;
}

/** Submits the enclosing form; busy meanwhile. */
export function SubmitButton({ children = 'Сохранить', saving, ...look }: SubmitProps) {
  const { isSubmitting } = useFormikContext();
  const meanwhile = saving ?? (children === 'Сохранить' ? 'Сохраняем…' : children);
  return (
    <Button {...look} type="submit" busy={isSubmitting}>
      {isSubmitting ? meanwhile : children}
    </Button>
  );
}

interface FormButtonsProps extends SubmitProps {
  onCancel: () => void;
  /** Beside the buttons. */
  note?: ReactNode;
}

/** The buttons under a form: submit and cancel. */
export const FormButtons = ({ onCancel, note, ...submit }: FormButtonsProps) => (
  <div className={styles.buttons}>
    <SubmitButton {...submit} />
    <Button kind="secondary" onClick={onCancel}>
      Отмена
    </Button>
    {note}
  </div>
);
