import { saveFile } from '../../../shared/save-file';
import { useAction } from '../../../shared/useAction';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { exportOrders, type ExportAsked } from '../actions';

const formats = [
  { format: 'xlsx', label: 'Excel (.xlsx)' },
  { format: 'csv', label: 'Таблица .csv' },
] as const;

interface ExportMenuProps {
  /** The list whose orders the file has, or the orders themselves. */
  asked: Omit<ExportAsked, 'format'>;
  /** Stands in the bar of the chosen orders. */
  inBar?: boolean;
}

/** «Выгрузить»: the orders of a list, or those that are chosen, as a file. */
export function ExportMenu({ asked, inBar }: ExportMenuProps) {
  const { busy, run } = useAction();
  const download = (format: ExportAsked['format']) =>
    run(exportOrders({ ...asked, format }), {
      onDone: (file) => saveFile(file, `Заказы.${format}`),
      failed: 'Файл не получен.',
    });
  return (
    <>
      <span role="status" className="visually-hidden">
        {busy && 'Готовим файл…'}
      </span>
      <Menu label="Выгрузить" icon="download" busy={busy} {...(inBar && { size: 'small', up: true })}>
        {formats.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => void download(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
