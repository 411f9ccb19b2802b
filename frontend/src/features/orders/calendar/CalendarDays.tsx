import { formatDate } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { Button, IconButton } from '../../../ui/actions/Button';
import { FormikDateField } from '../../../ui/form/date-fields';
import { FormikTextField } from '../../../ui/form/text-fields';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import styles from './calendar.module.css';
import { MOST_DAYS, newDay, type CalendarValues, type DayList } from './values';

interface CalendarDaysProps {
  list: DayList;
  today: string;
  add: string;
}

/** Days of one list; those that have passed stay in the calendar and are not shown. */
export function CalendarDays({ list, today, add }: CalendarDaysProps) {
  const { values, setFieldValue, initialValues } = useFormikContext<CalendarValues>();
  const trackFocus = useFocusRestore();
  const rows = values[list];
  const passed = new Set(initialValues[list].flatMap(({ key, day }) => (day < today ? [key] : [])));
  const first = rows.find(({ key }) => !passed.has(key));
  return (
    <div className={styles.days}>
      <ol onFocus={trackFocus} hidden={!first}>
        {rows.map(
          ({ key, day }, index) =>
            !passed.has(key) && (
              <li key={key} className={styles.day}>
                <FormikDateField
                  name={`${list}.${index}.day`}
                  label="День"
                  labelHidden={key !== first?.key}
                  today={today}
                />
                <FormikTextField
                  name={`${list}.${index}.name`}
                  label="Название"
                  labelHidden={key !== first?.key}
                  optional
                  autoComplete="off"
                />
                <IconButton
                  icon="trash"
                  label={`Убрать ${formatDate(day) || 'день'}`}
                  onClick={() =>
                    void setFieldValue(
                      list,
                      rows.filter((row) => row.key !== key),
                    )
                  }
                />
              </li>
            ),
        )}
      </ol>
      {passed.size > 0 && <p className="quiet">Прошедших: {passed.size}. Они остаются в календаре.</p>}
      {values.closed.length + values.open.length < MOST_DAYS && (
        <div>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => void setFieldValue(list, [...rows, newDay()])}
          >
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}
