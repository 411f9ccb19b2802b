import { formatDateTime, plural } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { Button } from '../ui/actions/Button';
import { Notice } from '../ui/feedback/Notice';
import { SessionOver } from '../ui/form/SessionOver';
import { NavigationGuard } from '../ui/navigation/NavigationGuard';
import styles from './DraftBar.module.css';
import type { DraftRows } from './useDraftRows';

interface DraftBarProps {
  rows: Pick<DraftRows<unknown, unknown>, 'busy' | 'failure' | 'undoAll' | 'save'>;
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
export function DraftBar({
  rows,
  count,
  ok,
  keptByQuery = false,
  onUndone,
  onSaved,
  children,
}: DraftBarProps) {
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
      <p role="status" className={styles.state}>
        {count === 0 ? 'Изменений нет' : ok ? words : `${words}, сначала исправьте ошибки`}
      </p>
    </div>
  );
}

interface DraftRefusalProps {
  rows: Pick<DraftRows<unknown, unknown>, 'failure' | 'clashes'>;
  /** «Тариф изменил другой администратор». */
  conflict: string;
}

/** Reason of a failed save. */
export function DraftRefusal({ rows: { failure, clashes }, conflict }: DraftRefusalProps) {
  if (!failure) return null;
  if (failure.status === 401) return <SessionOver />;
  if (failure.code === 'version_conflict') {
    return (
      <Notice kind="attention" role="alert" title={conflict}>
        {failure.savedBy && `${failure.savedBy.name ?? 'Сохранено'}, ${formatDateTime(failure.savedBy.at)}. `}
        Показываем его данные с вашими правками поверх. Проверьте и сохраните ещё раз.
        {clashes.length > 0 && (
          <ul className={styles.clashes}>
            {clashes.map(({ label, mine, theirs }) => (
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
