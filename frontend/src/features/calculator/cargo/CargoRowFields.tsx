import {
  calculatorPackageFields,
  DOCUMENT_PRICE,
  formatPrice,
  packageFields,
  quote,
  SEEDED_TARIFF,
  type PackageType,
} from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { IconButton } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { FormikCheckbox, FormikChoiceCheckbox, FormikSelect } from '../../../ui/form/choice-fields';
import { FormikNumberField, FormikTextField } from '../../../ui/form/text-fields';
import { cargoRowFields, emptied, UNUSED_FIELDS, cargoItems, type CargoRow } from './cargo-row';
import styles from './Cargo.module.css';

interface CargoRowFieldsProps {
  index: number;
  row: CargoRow;
  /** «Места 3–14». */
  title: string;
  purpose: 'order' | 'calculator';
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

const kinds = Object.entries(packageFields.type.choiceLabels).map(([value, label]) => ({ value, label }));

const only = (row: CargoRow, keys: readonly (keyof CargoRow)[]): Partial<CargoRow> =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

/** Limit errors of one place of the row; they do not depend on the tariff's prices. */
function limitNotice(row: CargoRow): string | undefined {
  const [place] = cargoItems([row]);
  return place && quote({ items: [place], fragile: false }, 0, SEEDED_TARIFF).notices[0];
}

/** One row of equal places: what they are, their measures, how many, and in an order the waybill. */
export function CargoRowFields({ index, row, title, purpose, onCopy, onRemove }: CargoRowFieldsProps) {
  const name = (field: keyof CargoRow) => `packages.${index}.${field}`;
  const isProduct = row.type === 'product';
  const isDocument = row.type === 'doc';
  const notice = limitNotice(row);
  const { setFieldValue } = useFormikContext();
  const full = useRef(row);
  const changeKind = (type: string) => {
    // Fields unused by the former kind are restored, so that a kind chosen by mistake loses no input.
    full.current = { ...row, ...only(full.current, UNUSED_FIELDS[row.type]) };
    void setFieldValue(`packages.${index}`, { ...full.current, type, ...emptied(type as PackageType) });
  };
  const { length, width, height, weight, volume, count } = calculatorPackageFields;
  return (
    <fieldset className={styles.item} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.tools}>
          {onCopy && <IconButton icon="copy" label={`Копировать: ${title}`} onClick={onCopy} />}
          {onRemove && <IconButton icon="trash" label={`Удалить: ${title}`} onClick={onRemove} />}
        </span>
      </div>
      <div className={styles.line}>
        <div className={styles.kind}>
          <FormikSelect
            name={name('type')}
            label={packageFields.type.label}
            width="full"
            choices={kinds}
            onPick={changeKind}
          />
        </div>
        {isProduct && (
          <>
            <div className={styles.name}>
              <FormikTextField
                name={name('name')}
                label={packageFields.name.label}
                optional={purpose === 'calculator'}
                autoComplete="off"
              />
            </div>
            <FormikNumberField
              name={name('count')}
              label={count.label}
              unit="шт."
              inputMode="numeric"
              width="full"
            />
          </>
        )}
        {isDocument ? (
          <p className={styles.document}>
            {formatPrice(DOCUMENT_PRICE)} за отправление, размеры и вес не нужны
          </p>
        ) : (
          <>
            {row.calculationType === 'sizes' ? (
              <>
                <div className={classes(styles.first, styles.size)}>
                  <FormikNumberField name={name('length')} label={length.label} unit="см" width="full" />
                </div>
                <div className={styles.size}>
                  <FormikNumberField name={name('width')} label={width.label} unit="см" width="full" />
                </div>
                <div className={styles.size}>
                  <FormikNumberField name={name('height')} label={height.label} unit="см" width="full" />
                </div>
              </>
            ) : (
              <div className={classes(styles.first, styles.volume)}>
                <FormikNumberField name={name('volume')} label={volume.label} unit="м³" width="full" />
              </div>
            )}
            <FormikNumberField
              name={name('weight')}
              label={isProduct ? 'Вес единицы' : weight.label}
              unit="кг"
              width="full"
            />
          </>
        )}
        <FormikNumberField
          name={name('places')}
          label={cargoRowFields.places.label}
          inputMode="numeric"
          width="full"
        />
      </div>
      {notice && (
        <p className={styles.limit} role="status">
          {notice}
        </p>
      )}
      <div className={styles.more}>
        {!isDocument && (
          <FormikChoiceCheckbox name={name('calculationType')} label="По объёму" on="volume" off="sizes" />
        )}
        {purpose === 'order' && (
          <>
            <FormikChoiceCheckbox
              name={name('useTTN')}
              label={packageFields.useTTN.label}
              on="yes"
              off="no"
            />
            {row.useTTN === 'yes' && (
              <>
                <FormikTextField
                  name={name('TTN')}
                  label={packageFields.TTN.label}
                  width="short"
                  autoComplete="off"
                />
                <FormikCheckbox name={name('returnTTN')} label="Вернуть подписанную ТТН" />
              </>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}
