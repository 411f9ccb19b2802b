import type { AsyncThunkAction } from '@reduxjs/toolkit';
import type { ActionFailure } from '../../../shared/failure';
import { saveFile } from '../../../shared/save-file';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';

interface SaveButtonProps {
  name: string;
  file: () => AsyncThunkAction<Blob, unknown, { rejectValue: ActionFailure }>;
  children: string;
}

/** Downloads a table that the server makes. */
export function SaveButton({ name, file, children }: SaveButtonProps) {
  const { busy, run } = useAction();
  return (
    <Button
      kind="secondary"
      icon="download"
      size="small"
      busy={busy}
      onClick={() => void run(file(), { onDone: (made) => saveFile(made, name), failed: 'Не скачалось.' })}
    >
      {children}
    </Button>
  );
}
