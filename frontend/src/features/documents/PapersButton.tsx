import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { Button } from '../../ui/actions/Button';
import { getOrderDocuments } from './actions';

/** «Заявки» of the orders that are chosen, as one workbook to print. */
export function PapersButton({ ids }: { ids: number[] }) {
  const { busy, run } = useAction();
  return (
    <Button
      kind="secondary"
      size="small"
      icon="download"
      busy={busy}
      onClick={() =>
        void run(getOrderDocuments({ ids }), {
          onDone: (file) => saveFile(file, 'Заявки.xlsx'),
          failed: 'Заявки: файл не получен.',
        })
      }
    >
      Заявки
    </Button>
  );
}
