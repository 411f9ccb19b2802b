import type { AsyncThunkAction } from '@reduxjs/toolkit';
import type { ComponentProps } from 'react';
import { Menu, MenuItem } from '../ui/overlay/Menu';
import type { ActionFailure } from './failure';
import { saveFile } from './save-file';
import { useAction } from './useAction';

const formats = [
  { format: 'xlsx', label: 'Excel (.xlsx)' },
  { format: 'csv', label: 'Таблица .csv' },
] as const;
type Format = (typeof formats)[number]['format'];

interface ExportMenuProps {
  /** «Выгрузить» when it is not said. */
  label?: string;
  /** Of the file, without its ending. */
  name: string;
  file: (format: Format) => AsyncThunkAction<Blob, unknown, { rejectValue: ActionFailure }>;
  /** Stands in the bar of the chosen rows. */
  inBar?: boolean;
  iconOnly?: ComponentProps<typeof Menu>['iconOnly'];
}

/** «Выгрузить»: a list as a file. */
export function ExportMenu({ label = 'Выгрузить', name, file, inBar, iconOnly }: ExportMenuProps) {
  const { busy, run } = useAction();
  const download = (format: Format) =>
    run(file(format), {
      onDone: (made) => saveFile(made, `${name}.${format}`),
      failed: 'Файл не получен.',
    });
  return (
    <>
      <span role="status" className="visually-hidden">
        {busy && 'Готовим файл…'}
      </span>
      <Menu
        label={label}
        icon="download"
        busy={busy}
        iconOnly={iconOnly}
        {...(inBar && { size: 'small', up: true })}
      >
        {formats.map(({ format, label: words }) => (
          <MenuItem key={format} onClick={() => void download(format)}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
