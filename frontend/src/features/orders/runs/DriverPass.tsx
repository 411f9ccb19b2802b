import type { RunPassDto } from '@shlyah/api-client';
import { Suspense, useState } from 'react';
import type { Loaded } from '../../../shared/useLoaded';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { lazyPart } from '../../../ui/lazy-part';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useCompany } from '../../company/useCompany';
import { closeRunPass, type Run } from './actions';
import { DriverConflicts } from './DriverConflicts';
import { isOpenPass, passWords } from './pass-words';
import styles from './runs.module.css';

const PassDialog = lazyPart(() => import('./PassDialog'));

interface DriverPassProps {
  run: Run;
  loaded: Loaded<RunPassDto>;
  /** Loads the run anew. */
  reload: () => void;
}

/** The page of the driver: whether it is open, on what telephone, and what it has told otherwise than the desk. */
export function DriverPass({ run, loaded, reload }: DriverPassProps) {
  const { id, returnedAt } = run;
  const { courierPageOff } = useCompany();
  const action = useAction();
  const [asking, setAsking] = useState<'give' | 'close' | null>(null);
  const pass = loaded.data ?? null;
  const now = new Date();
  const isOpen = pass !== null && isOpenPass(pass, now);
  const settled = () => {
    loaded.reload();
    reload();
  };
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
      {pass && pass.conflicts.length > 0 && (
        <DriverConflicts run={run} conflicts={pass.conflicts} onSettled={settled} />
      )}
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
