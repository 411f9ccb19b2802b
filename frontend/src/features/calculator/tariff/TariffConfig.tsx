import { DraftBar, DraftRefusal } from '../../../shared/DraftBar';
import { useDraftRows, type DraftAnswer } from '../../../shared/useDraftRows';
import { Tabs } from '../../../ui/layout/Tabs';
import { checkTable, tablesOf } from './check';
import { CheckButton } from './CheckButton';
import { draftOf, type EditionBar } from './TariffEditions';
import {
  changesOf,
  countOf,
  tariffDraft,
  edit,
  rebasedTariff,
  wireChanges,
  type Calculator,
  type Table,
} from './tariff-draft';
import styles from './tariff.module.css';
import { TariffTable } from './TariffTable';
import { TariffPreview } from './TariffPreview';

interface TariffConfigProps {
  user: number;
  calculator: Calculator;
  tab: Table;
  onTab: (tab: Table) => void;
  onSave: (changes: ReturnType<typeof wireChanges>) => Promise<DraftAnswer<Calculator>>;
  edition?: EditionBar;
}

const tabs = [
  { value: 'volume', label: 'Объем' },
  { value: 'weight', label: 'Вес' },
  { value: 'other', label: 'Другое' },
] as const;

/** The tariff's tables: edits are gathered, shown, undone, tried and saved together. */
export function TariffConfig({ user, calculator, tab, onTab, onSave, edition }: TariffConfigProps) {
  const rows = useDraftRows(calculator, {
    name: `tariff.${user}`,
    describe: (draft) =>
      tabs.flatMap(({ value: table, label }) =>
        draft[table].map(({ id, removed, value, value2, value3 }) => ({
          key: id,
          label: `${label}, ${value2}–${value3}`,
          words: removed ? 'удалено' : `${value} (${value2}–${value3})`,
        })),
      ),
    begin: tariffDraft,
    rebase: rebasedTariff,
    send: (draft, saved) => onSave(wireChanges({ draft, saved })),
  });
  const { saved, draft } = rows;

  const checks = {
    volume: checkTable(draft, 'volume'),
    weight: checkTable(draft, 'weight'),
    other: checkTable(draft, 'other'),
  };
  const counts = tabs.map(({ value }) => countOf(changesOf(rows, value)));
  const total = counts.reduce((sum, count) => sum + count, 0) + (edition?.isMoved ? 1 : 0);
  const ok = tabs.every(({ value }) => checks[value].ok);

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {edition?.head(total > 0)}
        <DraftRefusal rows={rows} conflict="Тариф изменил другой администратор" />
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
            onEdit={(what) => rows.edit((before, known) => edit(before, known, what))}
          />
        </Tabs>
        <DraftBar rows={rows} count={total} ok={ok} keptByQuery onUndone={edition?.forgetMoment}>
          <CheckButton
            disabled={!ok || (total === 0 && !edition?.isComing)}
            draft={() => draftOf(wireChanges({ draft, saved }), edition)}
          />
        </DraftBar>
      </div>
      <TariffPreview
        regions={saved.cities}
        saved={tablesOf(tariffDraft(saved))}
        edited={ok ? tablesOf(draft) : null}
      />
    </div>
  );
}
