import { shownOrderNumber } from '@shlyah/domain';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { Button } from '../../ui/actions/Button';
import { getConfirmation } from './actions';

interface ConfirmationButtonProps {
  order: number;
  /** The number of the row of the try. */
  handover: number;
  /** Tells the button from others of its kind on the page, for a screen reader. */
  of: string;
}

/** «Подтверждение, PDF»: downloads the paper of a try. */
export function ConfirmationButton({ order, handover, of }: ConfirmationButtonProps) {
  const { busy, run } = useAction();
  const download = () =>
    run(getConfirmation({ id: order, handover }), {
      onDone: (file) => saveFile(file, `Подтверждение ${shownOrderNumber(order)}-${handover}.pdf`),
      failed: 'Подтверждение: файл не получен.',
    });
  return (
    <Button kind="quiet" busy={busy} onClick={() => void download()}>
      Подтверждение, PDF <span className="visually-hidden">({of})</span>
    </Button>
  );
}
