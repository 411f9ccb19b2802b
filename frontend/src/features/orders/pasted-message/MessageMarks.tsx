import { useFormikContext } from 'formik';
import isEqual from 'react-fast-compare';
import { Chip } from '../../../ui/actions/Chip';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { useFill } from '../../../ui/form/useFill';
import { stepOf, type StepNumber } from '../form/steps';
import type { OrderValues } from '../form/types';
import styles from './pasted-message.module.css';
import type { FilledMark } from './rows';

interface MessageMarksProps {
  step: StepNumber;
  marks: readonly FilledMark[];
}

/** The fields of this step that a message has filled in, each with a cross that takes it back; a changed field is a person's own. */
export function MessageMarks({ step, marks }: MessageMarksProps) {
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const trackFocus = useFocusRestore();
  const filled = marks.filter(({ after }) =>
    Object.entries(after).every(([name, value]) => isEqual(values[name as keyof OrderValues], value)),
  );
  const stepOfMark = ({ after }: FilledMark): StepNumber => stepOf(Object.keys(after)[0] ?? '');
  const here = filled.filter((mark) => stepOfMark(mark) === step);
  const isMore = filled.some((mark) => stepOfMark(mark) > step);
  if (here.length === 0) return null;
  return (
    <div role="group" aria-label="Из сообщения" className={styles.marks}>
      <p role="status">
        Из сообщения — проверьте; крестик вернёт, как было.
        {isMore && ' Остальное — на следующих шагах.'}
      </p>
      <div className={styles.chips} onFocus={trackFocus}>
        {here.map(({ words, before }) => (
          <Chip key={words} onRemove={() => fill(before)}>
            {words}
          </Chip>
        ))}
      </div>
    </div>
  );
}
