import { Button, IconButton } from '../../../ui/actions/Button';
import { NumberField } from '../../../ui/fields/NumberField';
import { stepByArrows } from '../../../ui/fields/stepped';
import { Notice } from '../../../ui/feedback/Notice';
import { Table as Rows, type Column } from '../../../ui/layout/Table';
import type { TableCheck } from './check';
import { isTouched, type Calculator, type EditedRow, type Edit, type TableName } from './tariff-edits';
import styles from './tariff.module.css';

/** The step of the arrows in these fields (docs/contract.md#calculator). */
const STEP = 0.01;

interface TariffTableProps {
  table: TableName;
  saved: Calculator;
  rows: readonly EditedRow[];
  check: TableCheck;
  onEdit: (edit: Edit) => void;
}

const captions: Record<TableName, string> = {
  volume: 'Коэффициенты объёма, м³',
  weight: 'Коэффициенты веса, кг',
  other: 'Хрупкий груз',
};
const units: Record<TableName, string> = { volume: 'м³', weight: 'кг', other: '' };

/** One table of the tariff: edited in place, each row can be undone, errors are shown during input. */
export function TariffTable({ table, saved, rows, check, onEdit }: TariffTableProps) {
  const numberOf = (row: EditedRow) => check.kept.indexOf(row) + 1;
  const nameOf = (row: EditedRow) => {
    if (table === 'other') return 'Хрупкий груз';
    // A row that goes has no number any more.
    return row.removed ? `Строка ${row.value2}–${row.value3}` : `Строка ${numberOf(row)}`;
  };

  const field = (column: 'value' | 'value2' | 'value3', label: string, unit = ''): Column<EditedRow> => ({
    key: column,
    header: label,
    width: '168px',
    cell: (row) =>
      row.removed ? (
        <del className={styles.gone}>{row[column]}</del>
      ) : (
        <NumberField
          label={`${nameOf(row)}: ${label.toLowerCase()}`}
          labelHidden
          value={row[column]}
          {...(unit && { unit })}
          error={check.rows.get(row.key)?.fields[column]}
          onChange={(text) => onEdit({ type: 'set', table, key: row.key, column, text })}
          onKeyDown={(event) =>
            stepByArrows(event, STEP, (text) => onEdit({ type: 'set', table, key: row.key, column, text }))
          }
        />
      ),
  });

  const columns: Column<EditedRow>[] = [
    {
      key: 'name',
      header: table === 'other' ? 'Название' : '№',
      title: true,
      width: table === 'other' ? '160px' : '56px',
      cell: (row) => (row.removed ? '—' : table === 'other' ? 'Хрупкий груз' : numberOf(row)),
    },
    field('value', 'Коэффициент', table === 'other' ? 'р' : ''),
    field('value2', 'От', units[table]),
    field('value3', 'До', units[table]),
    {
      key: 'actions',
      header: 'Действия',
      cell: (row) => (
        <span className={styles.actions}>
          {isTouched(saved, table, row) && (
            <>
              <span className="quiet">{stateOf(row)}</span>
              <IconButton
                icon="returned"
                label={row.id === null ? 'Убрать новую строку' : `Вернуть как было: ${nameOf(row)}`}
                onClick={() => onEdit({ type: 'undo', table, key: row.key })}
              />
            </>
          )}
          {table !== 'other' && !row.removed && row.id !== null && (
            <IconButton
              icon="trash"
              label={`Удалить: ${nameOf(row)}`}
              onClick={() => onEdit({ type: 'remove', table, key: row.key })}
            />
          )}
        </span>
      ),
    },
  ];
  return (
    <div className={styles.table}>
      <Rows
        caption={captions[table]}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        isMarked={(row) => check.rows.get(row.key)?.named ?? false}
      />
      {table !== 'other' && (
        <div>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => onEdit({ type: 'add', table, key: `new-${Date.now()}-${rows.length}` })}
          >
            Добавить
          </Button>
        </div>
      )}
      <div aria-live="polite" className={styles.remarks}>
        {check.errors.length > 0 && (
          <Notice kind="error" title="Сохранить нельзя">
            <Messages texts={check.errors} />
          </Notice>
        )}
        {check.warnings.length > 0 && (
          <Notice kind="attention" title="Есть промежутки">
            <Messages texts={check.warnings} />
          </Notice>
        )}
      </div>
    </div>
  );
}

const stateOf = (row: EditedRow): string =>
  row.removed ? 'будет удалена' : row.id === null ? 'новая' : 'изменена';

const Messages = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
