import type { BookPreviewDto } from '@shlyah/api-client';
import { isAddressBookField, plural } from '@shlyah/domain';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Panel } from '../../../ui/layout/Panel';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { Dock } from '../list/Dock';
import { ColumnsPanel } from './ColumnsPanel';
import styles from './import.module.css';
import { LeftOut } from './LeftOut';
import { offeredSheets } from './left-out-words';
import { Repairs } from './Repairs';
import { SheetChoice } from './SheetChoice';
import type { useBookImport } from './useBookImport';

const entries = (count: number): string => `${count}\u00a0${plural(count, 'запись', 'записи', 'записей')}`;

interface BookTableProps {
  of: ReturnType<typeof useBookImport> & { preview: BookPreviewDto };
  /** The address of the book. */
  book: string;
}

/** A table that was read: its columns, what has become of it, its rows. */
export function BookTable({ of: one, book }: BookTableProps) {
  const { table, preview, made, busy } = one;
  const sheets = offeredSheets(preview);
  return (
    <>
      {(sheets.length > 1 || preview.leftOut.length > 0 || table?.take) && (
        <Panel title="Файл">
          <div className={styles.stack}>
            <SheetChoice
              sheets={sheets}
              busy={busy}
              onChoose={(sheet) => void one.setFile({ sheet, cells: {}, columns: {}, take: [] })}
            />
            <LeftOut
              parts={preview.leftOut}
              into="в книгу"
              taken={table?.take ?? []}
              busy={busy}
              onTake={(take) => void one.setFile({ take })}
            />
          </div>
        </Panel>
      )}
      <ColumnsPanel
        columns={preview.columns}
        lacking={preview.missing}
        choices={table?.columns ?? {}}
        round={one.round}
        busy={busy}
        isOffered={isAddressBookField}
        onApply={(choices) => void one.setColumns(choices)}
      />
      {made && (
        <Notice kind="success" role="status" title={`Добавлено: ${entries(made.added)}`}>
          <div className={styles.stack}>
            {made.left > 0 && <p>Не поместилось: {entries(made.left)}. В книге их до 10 000.</p>}
            <div>
              <LinkButton kind="secondary" size="small" to={book}>
                Открыть адресную книгу
              </LinkButton>
            </div>
          </div>
        </Notice>
      )}
      <BookRows of={one} />
    </>
  );
}

/** The rows that are wrong, then some of those that are right, and the button that adds these. */
function BookRows({ of: one }: Pick<BookTableProps, 'of'>) {
  const trackFocus = useFocusRestore();
  const { ready, known, wrong, rows, columns } = one.preview;
  const parts = [
    [ready, 'добавятся'],
    [known, 'уже есть или повторяются'],
    [wrong, 'нужно исправить'],
  ] as const;
  const counts = parts.filter(([count]) => count > 0).map(([count, what]) => `${what}: ${count}`);
  return (
    <section className={styles.stack} aria-labelledby="book-rows">
      <h2 id="book-rows">Записи</h2>
      <p>{counts.length > 0 ? `Строки файла — ${counts.join(', ')}.` : 'В таблице нет строк с записями.'}</p>
      <ul className={styles.rows} onFocus={trackFocus}>
        {rows.map(({ row, state, person, place, problems }) => (
          <li key={row} className={styles.row} aria-label={`Строка ${row}`}>
            <div className={styles.rowHead}>
              <span className="quiet">Строка {row}</span>
              {state === 'ready' && <StatusBadge tone="done">Готова</StatusBadge>}
              {state === 'known' && <StatusBadge tone="quiet">Уже есть</StatusBadge>}
              {state === 'wrong' && <StatusBadge tone="stopped">Нужно исправить</StatusBadge>}
            </div>
            <p>{[person, place].filter(Boolean).join(' — ')}</p>
            {state === 'wrong' && (
              <Repairs
                problems={problems}
                columns={columns}
                busy={one.busy}
                written={one.table?.cells ?? {}}
                onWrite={one.keepCells}
                onCheck={() => void one.mend(row)}
              />
            )}
          </li>
        ))}
      </ul>
      {ready > 0 && (
        <Dock>
          <div role="region" aria-label="Загрузка" className={styles.bar}>
            {wrong > 0 && <span>Строки с ошибками останутся в файле</span>}
            <Button busy={one.busy} onClick={() => void one.save()}>
              Добавить {entries(ready)}
            </Button>
          </div>
        </Dock>
      )}
    </section>
  );
}
