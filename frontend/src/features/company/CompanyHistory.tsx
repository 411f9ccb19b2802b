import { companyFields, formatDateTime, type Field } from '@shlyah/domain';
import type { HistoryEventDto } from '@shlyah/api-client';
import { Timeline } from '../../ui/layout/Timeline';

const labels: Readonly<Record<string, Pick<Field, 'label'>>> = {
  ...companyFields,
  phones: { label: 'Телефоны' },
};

/** Changes with author and time, the newest first. */
export function CompanyHistory({ events }: { events: readonly HistoryEventDto[] }) {
  if (events.length === 0) return <p>Изменений пока не было.</p>;
  return (
    <Timeline
      items={events.map(({ id, date, user, field, from, to }) => ({
        key: id,
        title: `${labels[field]?.label ?? field}: ${from ?? '—'} → ${to ?? '—'}`,
        note: [formatDateTime(date), user.name].filter(Boolean).join(', '),
      }))}
    />
  );
}
