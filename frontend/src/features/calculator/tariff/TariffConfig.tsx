import { useSearchParams } from 'react-router';
import { SaveBar, SaveRefusal } from '../../../shared/SaveBar';
import { useEditedRows } from '../../../shared/useEditedRows';
import { Tabs } from '../../../ui/layout/Tabs';
import { useUserId } from '../../users/session/useUserId';
import { checkTable, tablesOf } from './check';
import { CheckButton } from './CheckButton';
import { editsToCheck, type Edition } from './TariffEditions';
import { changesOf, countOf, tariffEdits, edit, rebasedTariff, wireChanges } from './tariff-edits';
import styles from './tariff.module.css';
import { TariffTable } from './TariffTable';
import { TariffPreview } from './TariffPreview';

const tabs = [
  { value: 'volume', label: 'Объем' },
  { value: 'weight', label: 'Вес' },
  { value: 'other', label: 'Другое' },
] as const;

/** The tariff's tables: edits are gathered, shown, undone, tried and saved together. The open table is in the address. */
export function TariffConfig({ edition }: { edition: Edition }) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = wanted === 'weight' || wanted === 'other' ? wanted : 'volume';
  const rows = useEditedRows(edition.calculator, {
    name: `tariff.${useUserId()}`,
    describe: (edits) =>
      tabs.flatMap(({ value: table, label }) =>
        edits[table].map(({ id, removed, value, value2, value3 }) => ({
          key: id,
          label: `${label}, ${value2}–${value3}`,
          words: removed ? 'удалено' : `${value} (${value2}–${value3})`,
        })),
      ),
    begin: tariffEdits,
    rebase: rebasedTariff,
    send: (edits, saved) => edition.onSave(wireChanges({ edits, saved })),
  });
  const { saved, edits } = rows;

  const checks = {
    volume: checkTable(edits, 'volume'),
    weight: checkTable(edits, 'weight'),
    other: checkTable(edits, 'other'),
  };
  const counts = tabs.map(({ value }) => countOf(changesOf(rows, value)));
  const total = counts.reduce((sum, count) => sum + count, 0) + (edition.isMoved ? 1 : 0);
  const ok = tabs.every(({ value }) => checks[value].ok);

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {edition.head(total > 0)}
        <SaveRefusal rows={rows} conflict="Тариф изменил другой администратор" />
        <Tabs
          label="Таблицы тарифа"
          value={tab}
          onChange={(next) => setQuery({ tab: next }, { replace: true })}
          tabs={tabs.map(({ value, label }, index) => ({
            value,
            label: counts[index] ? `${label} (${counts[index]})` : label,
          }))}
        >
          <TariffTable
            key={tab}
            table={tab}
            saved={saved}
            rows={edits[tab]}
            check={checks[tab]}
            onEdit={(what) => rows.edit((before, known) => edit(before, known, what))}
          />
        </Tabs>
        <SaveBar rows={rows} count={total} ok={ok} keptByQuery onUndone={edition.forgetMoment}>
          <CheckButton
            disabled={!ok || (total === 0 && !edition.isComing)}
            edits={() => editsToCheck(wireChanges({ edits, saved }), edition)}
          />
        </SaveBar>
      </div>
      <TariffPreview
        regions={saved.cities}
        saved={tablesOf(tariffEdits(saved))}
        edited={ok ? tablesOf(edits) : null}
      />
    </div>
  );
}
