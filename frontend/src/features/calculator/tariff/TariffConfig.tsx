import { plural } from '@shlyah/domain';
import { useReducer, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { Tabs } from '../../../ui/layout/Tabs';
import type { ActionFailure } from '../../../shared/failure';
import { checkTable, tablesOf } from './check';
import {
  changesOf,
  countOf,
  draftOf,
  edit,
  startEditing,
  wireChanges,
  type Calculator,
  type Table,
} from './draft';
import styles from './tariff.module.css';
import { TariffTable } from './TariffTable';
import { TryBox } from './TryBox';

interface TariffConfigProps {
  calculator: Calculator;
  tab: Table;
  onTab: (tab: Table) => void;
  /** Saves; answers with the new tables or with why it was refused. */
  onSave: (
    changes: ReturnType<typeof wireChanges>,
  ) => Promise<{ saved: Calculator } | { failure: ActionFailure }>;
}

const tabs = [
  { value: 'volume', label: 'Объем' },
  { value: 'weight', label: 'Вес' },
  { value: 'other', label: 'Другое' },
] as const;

/** The tariff's tables: edits are gathered, shown, undone, tried and saved together. */
export function TariffConfig({ calculator, tab, onTab, onSave }: TariffConfigProps) {
  const [editing, dispatch] = useReducer(edit, calculator, startEditing);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const { saved, draft } = editing;

  const checks = {
    volume: checkTable(draft, 'volume'),
    weight: checkTable(draft, 'weight'),
    other: checkTable(draft, 'other'),
  };
  const counts = tabs.map(({ value }) => countOf(changesOf(editing, value)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const ok = tabs.every(({ value }) => checks[value].ok);

  const save = async () => {
    setBusy(true);
    const answer = await onSave(wireChanges(editing));
    setBusy(false);
    if ('saved' in answer) {
      setFailure(undefined);
      return dispatch({ type: 'restart', saved: answer.saved });
    }
    setFailure(answer.failure);
    if (answer.failure.code === 'version_conflict' && answer.failure.fresh) {
      dispatch({ type: 'rebase', saved: answer.failure.fresh as Calculator });
    }
  };

  return (
    <div className={styles.columns}>
      <LeaveGuard unsaved={total > 0} keptByQuery />
      <div className={styles.main}>
        {failure && <Refusal failure={failure} />}
        <Tabs
          label="Таблицы тарифа"
          value={tab}
          onChange={onTab}
          tabs={tabs.map(({ value, label }, index) => ({
            value,
            label: counts[index] ? `${label} (${counts[index]})` : label,
          }))}
        >
          <TariffTable
            key={tab}
            table={tab}
            saved={saved}
            rows={draft[tab]}
            check={checks[tab]}
            onEdit={dispatch}
          />
        </Tabs>
        <div className={styles.save}>
          <Button busy={busy} disabled={total === 0 || !ok} onClick={() => void save()}>
            {busy ? 'Сохраняем…' : 'Сохранить'}
          </Button>
          {total > 0 && (
            <Button
              kind="secondary"
              onClick={() => tabs.forEach(({ value }) => dispatch({ type: 'undoTable', table: value }))}
            >
              Отменить всё
            </Button>
          )}
          <p role="status" className={styles.state}>
            {total === 0
              ? 'Изменений нет'
              : `${total} ${plural(total, 'изменение', 'изменения', 'изменений')}${ok ? '' : ', сначала исправьте ошибки'}`}
          </p>
        </div>
      </div>
      <TryBox regions={saved.cities} saved={tablesOf(draftOf(saved))} edited={ok ? tablesOf(draft) : null} />
    </div>
  );
}

function Refusal({ failure }: { failure: ActionFailure }) {
  if (failure.code === 'version_conflict') {
    return (
      <Notice kind="attention" role="alert" title="Тариф изменил другой администратор">
        Показываем его таблицы с вашими правками поверх. Проверьте и сохраните ещё раз.
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
