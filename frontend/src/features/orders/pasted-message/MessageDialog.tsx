import { plural } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { Textarea } from '../../../ui/fields/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useCalendar } from '../../calendar/useCalendar';
import type { OrderValues } from '../form/types';
import styles from './pasted-message.module.css';
import { MESSAGE_MAX, readMessage } from './read-message';
import { marksOf, rowsOf, type FilledMark, type MessageRow, type ShownFields } from './rows';
import { useTowns } from './useTowns';

interface MessageDialogProps {
  /** What was pasted so far. */
  message: string;
  now: () => Date;
  onFill: (marks: FilledMark[]) => void;
  onClose: () => void;
}

/** A message in, and the fields that it names, each of which can be left out. */
export default function MessageDialog({ message: pasted, now, onFill, onClose }: MessageDialogProps) {
  const { values } = useFormikContext<OrderValues>();
  const calendar = useCalendar();
  const [text, setText] = useState(pasted);
  const [ticks, setTicks] = useState<Partial<Record<string, boolean>>>({});
  const [cityId, setCityId] = useState('');
  // The day of the first look, so that a list does not change at midnight.
  const [today] = useState(now);
  const message = useMemo(() => readMessage(text, today), [text, today]);
  const { cities, searching, failed } = useTowns(message.towns);

  const [only = null] = cities;
  const city =
    cities.length === 1 ? only : (cities.find(({ option }) => String(option.id) === cityId) ?? null);
  const fields: ShownFields = { ...message.fields, ...(message.courier && { courier: message.courier }) };
  const rows = rowsOf(fields, city, values, { now: today, calendar });
  const isTicked = ({ name, instead, doubt }: MessageRow): boolean =>
    ticks[name] ?? (instead === '' && doubt === '');
  const chosen = rows.filter(isTicked);
  const unknown = message.towns.length > 0 && cities.length === 0 && !searching;
  const isBlank = text.trim() === '';

  return createPortal(
    <Dialog
      open
      wide
      onClose={onClose}
      title="Вставить сообщение"
      actions={
        <>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onFill(marksOf(chosen, fields, city?.option ?? null, values));
              onClose();
            }}
          >
            Заполнить
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Textarea
          label="Текст сообщения"
          hint="Из Viber, письма или ячейки таблицы. Прочитаем получателя, адрес, груз и дату. Само сообщение никуда не отправляется: на сервере ищем только город."
          value={text}
          onChange={(next) => {
            setText(next);
            setTicks({});
            setCityId('');
          }}
          rows={5}
          data-first-focus
        />
        <p role="status" className={styles.result}>
          {isBlank ? '' : summary(rows.length, searching, text.length)}
        </p>
        {rows.length > 0 && (
          <ul className={styles.rows} aria-label="Что прочитали">
            {rows.map((row) => (
              <li key={row.name}>
                <Checkbox
                  label={`${row.label}: ${row.value}`}
                  hint={<Source {...row} />}
                  checked={isTicked(row)}
                  onChange={(checked) => setTicks({ ...ticks, [row.name]: checked })}
                />
              </li>
            ))}
          </ul>
        )}
        {cities.length > 1 && (
          <Select
            label="Какой из них?"
            hint={`Так называются разные места, а в сообщении — «${only?.from ?? ''}».`}
            placeholder="Не выбран"
            value={cityId}
            onChange={setCityId}
            choices={cities.map(({ option }) => ({ value: String(option.id), label: option.label }))}
          />
        )}
        {message.unclear.length > 0 && (
          <Notice kind="attention" role="status">
            Не заполнили — решите сами: {message.unclear.map((words) => `«${words}»`).join(', ')}.
          </Notice>
        )}
        {unknown && (
          <Notice kind="attention">
            {failed
              ? 'Не удалось найти город: нет связи. Выберите его в форме.'
              : `Не нашли в списке: ${message.towns.map(({ name }) => name).join(', ')}. Выберите город в форме.`}
          </Notice>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}

function summary(count: number, searching: boolean, length: number): string {
  if (searching) return 'Ищем город…';
  if (count === 0) return 'Ничего для заказа не нашли. Заполните поля сами.';
  const read = `Прочитали ${count}\u00a0${plural(count, 'поле', 'поля', 'полей')}. Снимите отметку с лишнего.`;
  return length > MESSAGE_MAX ? `${read} Читаем только первые ${MESSAGE_MAX} знаков.` : read;
}

/** The words that a field was read from, and what filling it in would replace. */
function Source({ from, instead, doubt }: MessageRow) {
  return (
    <>
      из «{from}»{instead && <strong className={styles.instead}>Сейчас в форме: {instead}</strong>}
      {doubt && <strong className={styles.instead}>{doubt}</strong>}
    </>
  );
}
