import type { CourierConflictDto } from '@shlyah/api-client';
import { momentWords, toMinsk } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useChanges } from '../../../shared/changes';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { lazyPart } from '../../../ui/lazy-part';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { useCompany } from '../../company/useCompany';
import { withRun } from '../return-to';
import { closeRunPass, getRunPass, type Run } from './actions';
import { isOpenPass, passWords } from './pass-words';
import styles from './runs.module.css';

const PassDialog = lazyPart(() => import('./PassDialog'));

/** The page of the driver: whether it is open, on what telephone, and what it has told otherwise than the desk. */
export function DriverPass({ run }: { run: Run }) {
  const { id, returnedAt } = run;
  const { courierPageOff } = useCompany();
  const loaded = useLoaded(getRunPass, id);
  const action = useAction();
  const [asking, setAsking] = useState<'give' | 'close' | null>(null);
  useChanges(({ runs, missed }) => {
    if (runs || missed) loaded.reload();
  });
  const pass = loaded.data ?? null;
  const now = new Date();
  const isOpen = pass !== null && isOpenPass(pass, now);
  const end = () => setAsking(null);
  const close = () =>
    void action.run(closeRunPass(id), {
      onDone: () => {
        end();
        loaded.reload();
      },
    });
  return (
    <>
      <div className={styles.tools}>
        {pass && <span role="status">{passWords(pass, now)}</span>}
        {!courierPageOff && !returnedAt && (
          <Button kind="quiet" size="small" icon="truck" onClick={() => setAsking('give')}>
            {isOpen ? 'Новый пропуск' : 'Пустить водителя'}
          </Button>
        )}
        {isOpen && (
          <Button kind="quiet" size="small" onClick={() => setAsking('close')}>
            Закрыть пропуск
          </Button>
        )}
      </div>
      {pass && pass.conflicts.length > 0 && <Conflicts run={run} conflicts={pass.conflicts} />}
      <Suspense>
        {asking === 'give' && (
          <PassDialog run={run} isReplaced={isOpen} onGiven={loaded.reload} onClose={end} />
        )}
      </Suspense>
      {asking === 'close' && (
        <ConfirmDialog
          open
          title="Закрыть пропуск водителя?"
          confirmLabel="Закрыть пропуск"
          cancelLabel="Отмена"
          busy={action.busy}
          problem={action.problem}
          onConfirm={close}
          onCancel={end}
        >
          Страница рейса на телефоне больше не откроется. Исходы, которые водитель отметил до этого, придут.
        </ConfirmDialog>
      )}
    </>
  );
}

interface ConflictsProps {
  run: Run;
  conflicts: readonly CourierConflictDto[];
}

/** Both sides of what the driver tells otherwise than the order. */
function Conflicts({ run, conflicts }: ConflictsProps) {
  const today = toMinsk(new Date()).slice(0, 10);
  return (
    <Notice kind="attention" role="status" title={`Водитель сообщил иначе: ${conflicts.length}`}>
      <ul className={styles.moved}>
        {conflicts.map(({ order, words, note, takenAt }) => (
          <li key={order}>
            <Link to={withRun(order, run.id)}>{numbered(order)}</Link>
            {`: водитель — ${words} (пришло ${momentWords(takenAt, today)}). Не записано: ${withoutNumber(note)}.`}
          </li>
        ))}
      </ul>
      <p>Проверьте и исправьте заказ: когда в нём станет так же, строка исчезнет.</p>
    </Notice>
  );
}

/** The number stands before it already: «№ 125: уже не вручено…». */
const withoutNumber = (note: string): string => note.replace(/^№\s-?\d+: /, '').replace(/\.$/, '');
