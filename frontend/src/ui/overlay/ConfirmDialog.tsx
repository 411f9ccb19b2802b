import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Problem } from '../feedback/Notice';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, for instance «Удалить выбранный заказ?». */
  title: string;
  /** The exact deletion or change. */
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Reason of a failure. */
  problem?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an irreversible action. The safe button has the initial focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = 'Да',
  cancelLabel = 'Нет',
  danger = true,
  busy,
  problem,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
          <Button kind="secondary" onClick={onCancel} data-first-focus>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <Problem>{problem}</Problem>
      {children}
    </Dialog>
  );
}
