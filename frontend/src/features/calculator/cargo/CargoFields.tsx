import { LIMITS, placesTitle, plural, type PackageType } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { fieldIdOf } from '../../../ui/form/errors';
import { countPlaces, placesOf, copyRow, isUntouched, newRow, type CargoRow } from './cargo-row';
import styles from './Cargo.module.css';
import { CargoRowFields } from './CargoRowFields';
import { PasteTable } from './PasteTable';
import { isTable, rowsFromTable, type TableAnswer } from './table-rows';

interface CargoFieldsProps {
  /** The order asks for a product's name and the waybill; the calculator does not. */
  purpose: 'order' | 'calculator';
}

const KINDS: readonly [PackageType, string][] = [
  ['package', 'Посылка'],
  ['product', 'Товар'],
  ['doc', 'Документы'],
];

/** The cargo in rows, each of some equal places: added, copied, taken away, or pasted from a spreadsheet. */
export function CargoFields({ purpose }: CargoFieldsProps) {
  const { errors, setFieldValue, values } = useFormikContext<{ packages: CargoRow[] }>();
  const rows = values.packages;
  const focusOn = useRef<number | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [answer, setAnswer] = useState<TableAnswer>();

  useEffect(() => {
    if (focusOn.current === null) return;
    document.getElementById(fieldIdOf(`packages.${focusOn.current}.type`))?.focus();
    focusOn.current = null;
  }, [rows.length]);

  const replace = (next: CargoRow[], focus: number | null) => {
    focusOn.current = focus;
    void setFieldValue('packages', next);
    const count = countPlaces(next);
    if (said.current) said.current.textContent = `${count} ${plural(count, 'место', 'места', 'мест')}`;
  };
  const room = LIMITS.packages - countPlaces(rows);
  const takeTable = (text: string) => {
    // An untouched row gives way.
    const kept = rows.filter((row) => !isUntouched(row));
    const found = rowsFromTable(text, LIMITS.packages - countPlaces(kept));
    if (found.rows.length > 0) replace([...kept, ...found.rows], null);
    setAnswer(found);
  };
  const starts = rows.map((_, index) => 1 + countPlaces(rows.slice(0, index)));

  return (
    <div
      role="presentation"
      className={styles.cargo}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (!(event.target instanceof HTMLInputElement) || !isTable(text)) return;
        event.preventDefault();
        takeTable(text);
      }}
    >
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <CargoRowFields
              index={index}
              row={row}
              title={placesTitle({ first: starts[index] ?? 1, count: placesOf(row) })}
              purpose={purpose}
              onCopy={
                room < 1
                  ? undefined
                  : () =>
                      replace(
                        [...rows.slice(0, index + 1), copyRow(row), ...rows.slice(index + 1)],
                        index + 1,
                      )
              }
              onRemove={
                rows.length > 1
                  ? () =>
                      replace(
                        rows.filter((_, at) => at !== index),
                        Math.max(0, index - 1),
                      )
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      <p ref={said} role="status" className="visually-hidden" />
      {typeof errors.packages === 'string' && <p className={styles.limit}>{errors.packages}</p>}
      {room < 1 ? (
        <p>В одной заявке может быть не больше {LIMITS.packages} мест.</p>
      ) : (
        <div className={styles.add} role="group" aria-label="Добавить место">
          <span>Добавить:</span>
          {KINDS.map(([kind, label]) => (
            <Button
              key={kind}
              kind="secondary"
              size="small"
              icon="plus"
              onClick={() => replace([...rows, newRow(kind)], rows.length)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <PasteTable answer={answer} onTake={takeTable} />
    </div>
  );
}
