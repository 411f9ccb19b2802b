import type { DriverDto } from '@shlyah/api-client';
import { MESSAGES, minskDay, monthBefore, omit, orderFilterFields, ownNumberLabel } from '@shlyah/domain';
import { Button } from '../../../ui/actions/Button';
import { FormikSelect } from '../../../ui/form/choice-fields';
import { FormikDateField } from '../../../ui/form/date-fields';
import { FilterForm } from '../../../ui/form/FilterForm';
import { FormikCombobox } from '../../../ui/form/FormikCombobox';
import { FormikNumberField, FormikTextField } from '../../../ui/form/text-fields';
import { useFormField } from '../../../ui/form/useFormField';
import { mixed } from 'yup';
import { useCitySearch, type CityOption } from '../../points/useCitySearch';
import { runChip, type OrderFilter } from '../filter';
import { useLoaded } from '../../../shared/useLoaded';
import { getDrivers } from '../actions';
import styles from './FilterPanel.module.css';
import type { Statuses } from '../types';
import { choicesIn, choicesOf } from '../words';

const none: DriverDto[] = [];

const fields = omit(
  orderFilterFields,
  'fragile',
  'open',
  'awaiting',
  'needsPrice',
  // Of the links of «Итоги».
  'inTime',
  'failedFrom',
  'failedTo',
  'failedFor',
);
/** A city that is typed must be one of the list, else it would narrow nothing. */
const more = {
  city: mixed().test(
    'picked',
    MESSAGES.chooseFromList,
    (city, { parent }) => Boolean(city) || !(parent as { cityName?: string }).cityName?.trim(),
  ),
};

interface FilterPanelProps {
  filter: OrderFilter;
  statuses: Statuses | null;
  /** Staff filter by more. */
  staff: boolean;
  onApply: (filter: OrderFilter) => void;
  onClear: () => void;
}

/** The fields of the order filter; «За период» and «В диапазоне» reveal theirs (docs/contract.md#order-filter). */
export function FilterPanel({ filter, statuses, staff, onApply, onClear }: FilterPanelProps) {
  return (
    <FilterForm
      fields={fields}
      chosen={{ dateType: 'all', cityName: '', ...filter }}
      more={more}
      onApply={onApply}
      onClear={onClear}
    >
      {(values) => (
        <>
          <FormikSelect name="status" placeholder="Любой" choices={choicesOf(statuses?.statuses)} />
          <FormikSelect name="state" placeholder="Любое" choices={choicesOf(statuses?.states)} />
          <FormikSelect
            name="dateType"
            label="Когда оформлен"
            choices={choicesIn(fields.dateType.choiceLabels)}
          />
          <FormikSelect
            name="priceType"
            placeholder="Любая"
            choices={choicesIn(fields.priceType.choiceLabels)}
          />
          <FormikTextField name="externalId" label={ownNumberLabel(staff)} />
          {staff && <StaffFields run={filter.run} driver={filter.driver} />}
          <HandedFields />
          {values.dateType === 'period' && (
            <div className={styles.pair} role="group" aria-label="Период">
              <FormikDateField name="dateFrom" />
              <FormikDateField name="dateTo" />
            </div>
          )}
          {values.priceType === 'range' && (
            <div className={styles.pair} role="group" aria-label="Диапазон цены">
              <FormikNumberField name="priceMin" unit="р" width="short" />
              <FormikNumberField name="priceMax" unit="р" width="short" />
            </div>
          )}
        </>
      )}
    </FilterForm>
  );
}

/** The days of the handover, and those of the month before in one press. */
function HandedFields() {
  const from = useFormField<string>('handedFrom');
  const to = useFormField<string>('handedTo');
  const month = monthBefore(minskDay(new Date()));
  return (
    <div className={styles.pair} role="group" aria-label="Когда вручено">
      <FormikDateField name="handedFrom" />
      <FormikDateField name="handedTo" />
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          from.setValue(month.from);
          to.setValue(month.to);
        }}
      >
        За прошлый месяц
      </Button>
    </div>
  );
}

/** Filters of staff only (docs/contract.md#order-filter). */
function StaffFields({ run, driver }: Record<'run' | 'driver', string | undefined>) {
  const searchCities = useCitySearch();
  const drivers = useLoaded(getDrivers, undefined).data ?? none;
  const names = new Set([...(driver ? [driver] : []), ...drivers.map((one) => one.driver)]);
  return (
    <>
      <FormikDateField name="deliveryDay" />
      <FormikCombobox<CityOption>
        name="cityName"
        idName="city"
        label={fields.city.label}
        search={searchCities}
      />
      <FormikSelect
        name="run"
        label={fields.run.label}
        placeholder="Любой"
        choices={[...new Set(['0', ...(run ? [run] : [])])].map((value) => ({
          value,
          label: runChip(value),
        }))}
      />
      <FormikSelect
        name="driver"
        placeholder="Любой"
        choices={[...names].map((value) => ({ value, label: value }))}
      />
      <div className={styles.wide}>
        <FormikSelect
          name="failure"
          placeholder="Любая причина"
          choices={choicesIn(fields.failure.choiceLabels)}
        />
      </div>
      <FormikSelect
        name="clientType"
        placeholder="Любой"
        choices={choicesIn(fields.clientType.choiceLabels)}
      />
    </>
  );
}
