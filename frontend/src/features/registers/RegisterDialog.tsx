import { plural } from '@shlyah/domain';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useAction } from '../../shared/useAction';
import { useIdempotencyKey } from '../../shared/useIdempotencyKey';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { nbsp } from '../../ui/text';
import { createRegister } from './actions';

interface RegisterDialogProps {
  ids: number[];
  onMade?: () => void;
  onClose: () => void;
}

/** Asks before the orders go into a register, then opens it. */
export default function RegisterDialog({ ids, onMade, onClose }: RegisterDialogProps) {
  const { busy, problem, run } = useAction();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const make = () =>
    run(createRegister({ requestBody: { ids }, idempotencyKey: keyFor({ ids }) }), {
      onDone: ({ id }) => {
        onMade?.();
        void navigate(paths.registerOf(id));
      },
    });
  const count = `${ids.length}${nbsp}${plural(ids.length, 'заказа', 'заказов', 'заказов')}`;
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Составить реестр из ${count}?`}
      confirmLabel="Составить"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={() => void make()}
      onCancel={onClose}
    >
      Реестр печатают в двух экземплярах: один остаётся у вас с подписью водителя, второй забирает он. Заказ
      бывает только в одном реестре; пока груз не сдан, реестр можно распустить.
    </ConfirmDialog>
  );
}
