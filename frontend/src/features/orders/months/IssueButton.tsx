import type { IssuedActsDto } from '@shlyah/api-client';
import { monthName, plural } from '@shlyah/domain';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { nbsp } from '../../../ui/text';
import { issueActs } from './actions';
import styles from './months.module.css';

interface IssueProps {
  month: string;
  /** The firm; without it all firms of the month. */
  user?: number;
  /** The words of the button. */
  label: string;
  /** Says until which day a month is issued that is not over; empty for one that is. */
  note?: string;
  /** Acts were issued. */
  onIssued: () => void;
}

/** «Выставить…»: asks, then issues by twenties and tells how far it is. */
export function IssueButton({ label, ...issue }: IssueProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="check" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <IssueDialog {...issue} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Progress {
  issued: number;
  left: number;
  refused: IssuedActsDto['refused'];
}

function IssueDialog({
  month,
  user,
  note,
  onIssued,
  onClose,
}: Omit<IssueProps, 'label'> & { onClose: () => void }) {
  const { problem, run } = useAction();
  const [running, setRunning] = useState(false);
  const [without, setWithout] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);

  const issue = async () => {
    const requestBody = { ...(user !== undefined && { users: [user] }), without };
    stopped.current = false;
    const before = progress?.issued ?? 0;
    let issued = before;
    setRunning(true);
    let goesOn = true;
    while (goesOn && !stopped.current) {
      goesOn = false;
      // A repeat is harmless: what stands in an act is not issued again.
      await run(issueActs({ month, requestBody }), {
        onDone: (call) => {
          issued += call.issued.length;
          goesOn = call.left > 0 && call.issued.length > 0;
          setProgress({ issued, left: call.left, refused: call.refused });
        },
      });
    }
    setRunning(false);
    if (issued > before) onIssued();
  };
  const close = () => {
    stopped.current = true;
    onClose();
  };
  const isDone = progress?.left === 0 && !running;

  return (
    <Dialog
      open
      onClose={close}
      title={isDone ? 'Акты выставлены' : `Выставить акты за ${monthName(month)}?`}
      actions={
        isDone ? (
          <Button onClick={close}>Готово</Button>
        ) : (
          <>
            <Button busy={running} onClick={() => void issue()}>
              {progress === null ? 'Выставить' : 'Продолжить'}
            </Button>
            <Button kind="secondary" data-first-focus onClick={close}>
              {running ? 'Остановить' : 'Отмена'}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        <Problem>{problem}</Problem>
        {progress === null && (
          <>
            <p>
              {user === undefined ? 'Каждой фирме — акт и счёт' : 'Будут акт и счёт'}: за вручённое в месяце,
              чего ещё нет в актах, и за добавленные строки. Цену, груз и адреса этих заказов потом не
              изменить.
            </p>
            {note && <p>{note}</p>}
            <Checkbox
              label="Выставить и тем, у кого есть заказы без цены или ждущие ответа, — без этих заказов"
              checked={without}
              onChange={setWithout}
            />
          </>
        )}
        <p role="status">{progress && progressWords(progress)}</p>
        {isDone && <Refused month={month} refused={progress.refused} />}
      </div>
    </Dialog>
  );
}

/** «Выставлено 18 из 58», «Выставлено: 58 актов». */
const progressWords = ({ issued, left }: Progress): string =>
  left > 0
    ? `Выставлено ${issued}${nbsp}из${nbsp}${issued + left}`
    : `Выставлено: ${issued}${nbsp}${plural(issued, 'акт', 'акта', 'актов')}`;

function Refused({ month, refused }: { month: string; refused: Progress['refused'] }) {
  if (refused.length === 0) return null;
  return (
    <Notice kind="attention" title="Не выставлены">
      <ul className={styles.refused}>
        {refused.map(({ user, client, why }) => (
          <li key={user}>
            <Link to={`${paths.month(month)}?user=${user}`}>{client || 'Клиенты без учётной записи'}</Link>
            {`: ${why}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
