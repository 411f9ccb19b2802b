import { places } from '@shlyah/domain';
import { Button } from '../../../ui/actions/Button';
import { Textarea } from '../../../ui/fields/TextField';
import { Details } from '../../../ui/layout/Details';
import { useStateFrom } from '../../../ui/useStateFrom';
import { countPlaces } from './cargo-row';
import styles from './Cargo.module.css';
import type { TableAnswer } from './table-rows';

interface PasteTableProps {
  /** Result of the last table; its failed lines stay in the field to be corrected. */
  answer: TableAnswer | undefined;
  onTake: (text: string) => void;
}

/** Rows of cargo out of a spreadsheet; pasting into any field of the cargo does the same. */
export function PasteTable({ answer, onTake }: PasteTableProps) {
  const [text, setText] = useStateFrom(answer, (latest) =>
    (latest?.unread ?? []).map((line) => line.text).join('\n'),
  );
  const unread = answer?.unread ?? [];
  return (
    <div className={styles.paste}>
      <Details summary="Вставить из таблицы" open={unread.length > 0}>
        <div className={styles.table}>
          <Textarea
            label="Строки таблицы"
            hint="Скопируйте ячейки из Excel: длина, ширина, высота в см, вес в кг, мест, номер ТТН. Первой может стоять «Посылка», «Товар» и его название или «Документы». Со строкой заголовков столбцы идут в любом порядке."
            value={text}
            onChange={setText}
            rows={4}
          />
          <Button kind="secondary" size="small" onClick={() => onTake(text)} disabled={text.trim() === ''}>
            Добавить строки
          </Button>
        </div>
      </Details>
      <div role="status" className={styles.pasted}>
        {answer && (
          <>
            <p>{addedWords(answer)}</p>
            {answer.leftOut && <p>{answer.leftOut}.</p>}
            {unread.length > 0 && (
              <>
                <p>Не прочитали — исправьте и добавьте ещё раз:</p>
                <ul className={styles.unread}>
                  {unread.map(({ number, why }) => (
                    <li key={number}>
                      строка {number}: {why}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function addedWords({ rows }: TableAnswer): string {
  const count = countPlaces(rows);
  return count === 0 ? 'Из таблицы ничего не добавлено.' : `Из таблицы добавлено ${places(count)}.`;
}
