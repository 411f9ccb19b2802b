import { formatDateTime, inSentence, orderFieldLabel, places } from '@shlyah/domain';
import type { PrintedLabelsDto } from '@shlyah/api-client';
import { useLoaded } from '../../shared/useLoaded';
import { Notice } from '../../ui/feedback/Notice';
import { getPrintedLabels } from './actions';
import { LabelsButton } from './LabelsButton';
import styles from './OldLabelsNotice.module.css';

interface OldLabelsNoticeProps {
  order: number;
  onPrinted: () => void;
}

/** Says that the labels in hand were printed before the order changed. It asks once: a change of the order mounts it anew. */
export function OldLabelsNotice({ order, onPrinted }: OldLabelsNoticeProps) {
  const { data } = useLoaded(getPrintedLabels, order);
  if (!data?.outdated) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="attention" title="Этикетки напечатаны до изменения" role="status">
        <p>{`${sentences(data).join('. ')}.`}</p>
        <LabelsButton ids={[order]} size="small" onPrinted={onPrinted} />
      </Notice>
    </div>
  );
}

function sentences({ printedAt, places: before, placesNow, changed }: PrintedLabelsDto): string[] {
  const isCargo = changed.includes('packages');
  const fields = changed.filter((field) => field !== 'packages').map(orderFieldLabel);
  return [
    `Напечатаны ${formatDateTime(printedAt)}`,
    isCargo &&
      (before === null
        ? `Изменился груз, теперь ${places(placesNow)}`
        : `Было ${places(before)}, стало ${placesNow}`),
    fields.length > 0 && `Изменено: ${fields.map(inSentence).join(', ')}`,
    'Напечатайте их снова',
  ].filter((text) => text !== false);
}
