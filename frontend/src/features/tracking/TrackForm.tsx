import { paths } from '../../paths';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import control from '../../ui/fields/control.module.css';
import styles from './TrackForm.module.css';

/** Looks parcels up. A plain form: it works before the scripts load and without them. */
export function TrackForm({ codes }: { codes?: string }) {
  return (
    <form action={paths.tracking} className={styles.form} aria-label="Отслеживание">
      <Field label="Код отслеживания" hint="До трёх кодов через запятую">
        {(controlProps) => (
          <input
            {...controlProps}
            name="codes"
            defaultValue={codes}
            required
            maxLength={200}
            placeholder="7K4M-PX2D-W9H4"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={control.control}
          />
        )}
      </Field>
      <Button type="submit" early>
        Отследить
      </Button>
    </form>
  );
}
