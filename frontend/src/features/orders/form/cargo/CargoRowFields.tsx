import {
  DOCUMENT_PRICE,
  formatPrice,
  packageFields,
  quote,
  SEEDED_TARIFF,
  type PackageType,
} from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { IconButton } from '../../../../ui/actions/Button';
import { FormikCheckbox, FormikRadioGroup } from '../../../../ui/form/choice-fields';
import { FormikNumberField, FormikTextField } from '../../../../ui/form/text-fields';
import type { CargoRow } from '../types';
import { cargoItems } from '../wire';
import styles from './Cargo.module.css';

interface CargoRowFieldsProps {
  index: number;
  row: CargoRow;
  purpose: 'order' | 'calculator';
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

const kinds = Object.entries(packageFields.type.choiceLabels).map(([value, label]) => ({ value, label }));

/** Texts that a kind does not ask for: left in the row they would be sent unseen. */
const UNASKED: Record<PackageType, readonly (keyof CargoRow)[]> = {
  package: ['name'],
  product: [],
  doc: ['name', 'length', 'width', 'height', 'volume', 'weight'],
};

const only = (row: CargoRow, keys: readonly (keyof CargoRow)[]): Partial<CargoRow> =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

/** What the limits say of this one item; they do not depend on the tariff's prices. */
function limitNotice(row: CargoRow): string | undefined {
  return quote({ items: cargoItems([row]), fragile: false }, 0, SEEDED_TARIFF).notices[0];
}

/** One item: what it is, its measures, and in an order its waybill. */
export function CargoRowFields({ index, row, purpose, onCopy, onRemove }: CargoRowFieldsProps) {
  const name = (field: keyof CargoRow) => `packages.${index}.${field}`;
  const isProduct = row.type === 'product';
  const notice = limitNotice(row);
  const { setFieldValue } = useFormikContext();
  const full = useRef(row);
  const changeKind = (type: string) => {
    // What the former kind left out was kept aside, so that a kind chosen by mistake loses nothing.
    full.current = { ...row, ...only(full.current, UNASKED[row.type]) };
    const emptied = Object.fromEntries(UNASKED[type as PackageType].map((key) => [key, '']));
    void setFieldValue(`packages.${index}`, { ...full.current, type, ...emptied });
  };
  return (
    <fieldset className={styles.item} aria-label={`Место ${index + 1}`}>
      <div className={styles.head}>
        <h3>Место {index + 1}</h3>
        <span className={styles.tools}>
          {onCopy && <IconButton icon="copy" label={`Копировать место ${index + 1}`} onClick={onCopy} />}
          {onRemove && <IconButton icon="trash" label={`Удалить место ${index + 1}`} onClick={onRemove} />}
        </span>
      </div>
      <FormikRadioGroup
        name={name('type')}
        label="Что везём"
        shape="segmented"
        choices={kinds}
        onPick={changeKind}
      />
      {row.type === 'doc' ? (
        <p className={styles.note}>
          Документы — {formatPrice(DOCUMENT_PRICE)} за отправление, размеры и вес не нужны.
        </p>
      ) : (
        <>
          {isProduct && (
            <div className={styles.measures}>
              <div className={styles.wide}>
                <FormikTextField
                  name={name('name')}
                  label="Название"
                  optional={purpose === 'calculator'}
                  maxLength={150}
                  autoComplete="off"
                />
              </div>
              <FormikNumberField name={name('count')} label="Количество" unit="шт." inputMode="numeric" />
            </div>
          )}
          <FormikRadioGroup
            name={name('calculationType')}
            label={isProduct ? 'Размеры или объём, если известны' : 'Размеры или объём'}
            shape="segmented"
            choices={[
              { value: 'sizes', label: 'По размерам' },
              { value: 'volume', label: 'По объёму' },
            ]}
          />
          <div className={styles.measures}>
            {row.calculationType === 'sizes' ? (
              <>
                <FormikNumberField name={name('length')} label="Длина" unit="см" optional={isProduct} />
                <FormikNumberField name={name('width')} label="Ширина" unit="см" optional={isProduct} />
                <FormikNumberField name={name('height')} label="Высота" unit="см" optional={isProduct} />
              </>
            ) : (
              <FormikNumberField name={name('volume')} label="Объём" unit="м³" optional={isProduct} />
            )}
            <FormikNumberField name={name('weight')} label={isProduct ? 'Вес единицы' : 'Вес'} unit="кг" />
          </div>
          <p className={notice ? styles.limit : styles.note} role="status">
            {notice ?? 'Тариф «Стандарт»: до 50×50×50\u00a0см и 25\u00a0кг.'}
          </p>
        </>
      )}
      {purpose === 'order' && (
        <div className={styles.waybill}>
          <FormikRadioGroup
            name={name('useTTN')}
            label="ТТН с грузом"
            shape="segmented"
            choices={[
              { value: 'yes', label: 'Да' },
              { value: 'no', label: 'Нет' },
            ]}
          />
          {row.useTTN === 'yes' && (
            <FormikTextField
              name={name('TTN')}
              label="Номер ТТН"
              width="short"
              maxLength={50}
              autoComplete="off"
            />
          )}
          <FormikCheckbox name={name('returnTTN')} label="Вернуть подписанную ТТН" />
        </div>
      )}
    </fieldset>
  );
}
