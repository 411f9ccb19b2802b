import { LIMITS, plural } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { fieldIdOf } from '../../../../ui/form/errors';
import { copyRow, newRow } from '../values';
import styles from './Cargo.module.css';
import { CargoRowFields } from './CargoRowFields';
import type { CargoRow } from '../types';

interface CargoFieldsProps {
  /** The order asks for a product's name and the waybill; the calculator does not. */
  purpose: 'order' | 'calculator';
}

/** The items: added, copied and taken away; each row knows its own kind. */
export function CargoFields({ purpose }: CargoFieldsProps) {
  const { values, setFieldValue } = useFormikContext<{ packages: CargoRow[] }>();
  const rows = values.packages;
  const focusOn = useRef<number | null>(null);
  const said = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (focusOn.current === null) return;
    document.getElementById(fieldIdOf(`packages.${focusOn.current}.type`))?.focus();
    focusOn.current = null;
  }, [rows.length]);

  const replace = (next: CargoRow[], focus: number) => {
    focusOn.current = focus;
    void setFieldValue('packages', next);
    if (said.current) {
      said.current.textContent = `${next.length} ${plural(next.length, 'место', 'места', 'мест')}`;
    }
  };
  const full = rows.length >= LIMITS.packages;

  return (
    <div className={styles.cargo}>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <CargoRowFields
              index={index}
              row={row}
              purpose={purpose}
              onCopy={
                full
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
      {full ? (
        <p>В одной заявке может быть не больше {LIMITS.packages} мест.</p>
      ) : (
        <div className={styles.add} role="group" aria-label="Добавить место">
          <span>Добавить:</span>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => replace([...rows, newRow('package')], rows.length)}
          >
            Посылка
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => replace([...rows, newRow('product')], rows.length)}
          >
            Товар
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => replace([...rows, newRow('doc')], rows.length)}
          >
            Документы
          </Button>
        </div>
      )}
    </div>
  );
}
