import type { ActSummaryDto } from '@shlyah/api-client';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { numbered } from '../../ui/text';
import { getActPaper, getInvoice } from './actions';

const PAPERS = [
  { label: 'Акт, PDF', word: 'Акт', format: 'pdf', file: getActPaper },
  { label: 'Акт, Excel', word: 'Акт', format: 'xlsx', file: getActPaper },
  { label: 'Счёт, PDF', word: 'Счёт', format: 'pdf', file: getInvoice },
  { label: 'Счёт, Excel', word: 'Счёт', format: 'xlsx', file: getInvoice },
] as const;

interface ActPapersProps {
  act: Pick<ActSummaryDto, 'id' | 'number' | 'sum'>;
  size?: 'small';
  /** The id of what names the act, where a page has several. */
  describedBy?: string;
}

/** «Скачать»: the act and its invoice; an act that leaves nothing to pay has no invoice. */
export function ActPapers({ act: { id, number, sum }, size, describedBy }: ActPapersProps) {
  const { busy, run } = useAction();
  return (
    <Menu
      label="Скачать"
      icon="download"
      busy={busy}
      {...(size && { size })}
      {...(describedBy !== undefined && { describedBy })}
    >
      {PAPERS.filter(({ word }) => word === 'Акт' || sum > 0).map(({ label, word, format, file }) => (
        <MenuItem
          key={label}
          onClick={() =>
            void run(file({ id, format }), {
              onDone: (made) => saveFile(made, `${word} ${numbered(number)}.${format}`),
              failed: 'Файл не получен.',
            })
          }
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
