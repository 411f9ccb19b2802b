import type { ActDto } from '@shlyah/api-client';
import { formatDate, NO_SIGNATURE } from '@shlyah/domain';
import { useAction } from '../../shared/useAction';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { numbered } from '../../ui/text';
import { agreeWithAct } from './actions';
import styles from './acts.module.css';
import { changedWords } from './changed-words';
import { money } from './words';

interface AgreeDialogProps {
  act: ActDto;
  onClose: () => void;
  onChanged: (act: ActDto) => void;
}

/** Says what agreeing means before it is done. */
export function AgreeDialog({ act, onClose, onChanged }: AgreeDialogProps) {
  const { busy, problem, run } = useAction();
  const { id, version } = act;
  const agree = () =>
    void run(agreeWithAct({ id, version }), {
      done: `Вы согласились с актом ${numbered(act.number)}`,
      onDone: (agreed) => {
        onClose();
        onChanged(agreed);
      },
      onFresh: onChanged,
      changed: changedWords,
    });
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Согласиться с актом ${numbered(act.number)}?`}
      confirmLabel="Согласен"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={agree}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p>
          {`Вы подтверждаете, что услуги по акту от ${formatDate(act.date)} на ${money(act.sum)} оказаны и возражений к ним нет. В акте останется, кто согласился и когда; отозвать согласие нельзя.`}
        </p>
        <p className="quiet">{NO_SIGNATURE}</p>
      </div>
    </ConfirmDialog>
  );
}
