import { isOpenDay, minskDay } from '@shlyah/domain';
import { DateField } from '../../../ui/fields/DateField';
import { useCalendar } from '../../calendar/useCalendar';
import { nextDayProblem } from './next-day';
import type { ScanMeaningProps } from './RunFields';

/** The day on which orders that could not be delivered are brought again, of all scans to come; any open one, or none. */
export default function NextDayField({ meaning, onChange }: Omit<ScanMeaningProps, 'shown'>) {
  const calendar = useCalendar();
  const now = new Date();
  return (
    <DateField
      label="Привезти снова"
      optional
      today={minskDay(now)}
      value={meaning.nextDay ?? ''}
      onChange={(nextDay) => onChange({ ...meaning, nextDay: nextDay || null })}
      isDisabled={(day) => !isOpenDay(day, now, calendar)}
      error={nextDayProblem(meaning, now, calendar) ?? undefined}
    />
  );
}
