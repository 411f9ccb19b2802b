import { formatDateTime, plural } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { Button } from '../ui/actions/Button';
import { Notice } from '../ui/feedback/Notice';
import { KEPT, SessionOver } from '../ui/feedback/SessionOver';
import { NavigationGuard } from '../ui/navigation/NavigationGuard';
import styles from './SaveBar.module.css';
import type { EditedRows } from './useEditedRows';

interface SaveBarProps {
  rows: Pick<EditedRows<unknown, unknown>, 'busy' | 'failure' | 'undoAll' | 'save'>;
  /** Number of changed rows. */
  count: number;
  /** Whether all of them can be saved. */
  ok: boolean;
  /** The page keeps the rows when only the query of its address changes, e.g. for a tab. */
  keptByQuery?: boolean;
  onUndone?: (() => void) | undefined;
  onSaved?: () => void;
  /** Other buttons, before «Сохранить». */
  children?: ReactNode;
}

/** Saves or undoes edited rows, says how many there are, and asks before they are left. */
export function SaveBar({ rows, count, ok, keptByQuery = false, onUndone, onSaved, children }: SaveBarProps) {
  const words = `${count} ${plural(count, 'изменение', 'изменения', 'изменений')}`;
  return (
    <div className={styles.bar}>
      <NavigationGuard
        unsaved={count > 0}
        isKept={() => rows.failure?.status === 401}
        keptByQuery={keptByQuery}
      />
      {children}
      <Button
        busy={rows.busy}
        disabled={count === 0 || !ok}
        onClick={() => void rows.save().then((saved) => saved && onSaved?.())}
      >
        {rows.busy ? 'Сохраняем…' : 'Сохранить'}
      </Button>
      {count > 0 && (
        <Button
          kind="secondary"
          onClick={() => {
            rows.undoAll();
            onUndone?.();
          }}
        >
          Отменить всё
        </Button>
      )}
      <p role="status" className="quiet">
        {count === 0 ? 'Изменений нет' : ok ? words : `${words}, сначала исправьте ошибки`}
      </p>
    </div>
  );
}

interface SaveRefusalProps {
  rows: Pick<EditedRows<unknown, unknown>, 'failure' | 'conflicts'>;
  /** «Тариф изменил другой администратор». */
  conflict: string;
}

/** Reason of a failed save. */
export function SaveRefusal({ rows: { failure, conflicts: conflicts }, conflict }: SaveRefusalProps) {
  if (!failure) return null;
  if (failure.status === 401) return <SessionOver kept={KEPT} />;
  if (failure.code === 'version_conflict') {
    return (
      <Notice kind="attention" role="alert" title={conflict}>
        {failure.savedBy && `${failure.savedBy.name ?? 'Сохранено'}, ${formatDateTime(failure.savedBy.at)}. `}
        Показываем его данные с вашими правками поверх. Проверьте и сохраните ещё раз.
        {conflicts.length > 0 && (
          <ul className={styles.conflicts}>
            {conflicts.map(({ label, mine, theirs }) => (
              <li key={label}>
                {label}: ваше — {mine}, сохранено тем временем — {theirs}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    );
  }
  const texts = Object.values(failure.errors ?? {}).flat();
  return (
    <Notice kind="error" role="alert" title="Сохранить не удалось">
      {texts.length > 0 ? texts.join(' ') : failure.message}
    </Notice>
  );
}
