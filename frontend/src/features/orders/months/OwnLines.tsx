import type { OwnLineDto } from '@shlyah/api-client';
import { formatDateTime, LIMITS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { QueryState } from '../../../shared/QueryState';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { NumberField } from '../../../ui/fields/NumberField';
import { TextField } from '../../../ui/fields/TextField';
import { Pagination } from '../../../ui/layout/Pagination';
import { Table, type Column } from '../../../ui/layout/Table';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { readSum } from '../../acts/sum';
import { money } from '../../acts/words';
import { addOwnLine, getOwnLines, removeOwnLine } from './actions';
import styles from './months.module.css';

interface OwnLinesProps {
  month: string;
  user: number;
  page: number;
  hrefOf: (page: number) => string;
}

/** Lines of a firm's month that staff add: storage, a return, a discount. */
export function OwnLines({ month, user, page, hrefOf }: OwnLinesProps) {
  const lines = useLoaded(getOwnLines, { month, user, page });
  const { pressed, run } = useAction();
  const [adding, setAdding] = useState(false);
  const remove = ({ id }: OwnLineDto) =>
    run(
      removeOwnLine(id),
      { failed: 'Строка осталась.', done: 'Строка убрана', onDone: lines.reload, onFailed: lines.reload },
      String(id),
    );
  const action: Column<OwnLineDto> = {
    key: 'action',
    header: 'Действия',
    headerHidden: true,
    align: 'end',
    cell: (line) =>
      line.act === null ? (
        <Button
          kind="quiet"
          size="small"
          busy={pressed === String(line.id)}
          aria-label={`Убрать: ${line.words}`}
          onClick={() => void remove(line)}
        >
          Убрать
        </Button>
      ) : (
        <Link to={paths.actOf(line.act)}>в акте</Link>
      ),
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>Добавленные строки</h2>
        <Button kind="secondary" icon="plus" onClick={() => setAdding(true)}>
          Добавить строку…
        </Button>
      </div>
      <QueryState
        loaded={lines}
        failedTitle="Не удалось загрузить добавленные строки"
        waiting={<SkeletonRows rows={1} height="48px" label="Загружаем строки…" />}
      >
        {({ data, pages }) =>
          data.length === 0 ? (
            <p>Хранение, возврат, скидка: добавьте строку, и она войдёт в ближайший акт.</p>
          ) : (
            <>
              <Table
                caption="Добавленные строки"
                columns={[...columns, action]}
                rows={data}
                rowKey={({ id }) => id}
              />
              <Pagination page={page} pages={pages} hrefOf={hrefOf} />
            </>
          )
        }
      </QueryState>
      {adding && (
        <AddLineDialog
          month={month}
          user={user}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false);
            lines.reload();
          }}
        />
      )}
    </section>
  );
}

const columns: readonly Column<OwnLineDto>[] = [
  { key: 'words', header: 'За что', title: true, cell: ({ words }) => words },
  { key: 'sum', header: 'Сумма', align: 'end', cell: ({ sum }) => money(sum) },
  { key: 'author', header: 'Кто добавил', cell: ({ author, at }) => `${author}, ${formatDateTime(at)}` },
];

interface AddLineDialogProps {
  month: string;
  user: number;
  onClose: () => void;
  onDone: () => void;
}

function AddLineDialog({ month, user, onClose, onDone }: AddLineDialogProps) {
  const { busy, problem, run } = useAction();
  const [words, setWords] = useState('');
  const [text, setText] = useState('');
  const [shown, setShown] = useState(false);
  const sum = readSum(text);
  const errors = {
    words: words.trim() === '' ? MESSAGES.required : undefined,
    sum: 'error' in sum ? sum.error : undefined,
  };
  const add = () => {
    setShown(true);
    if ('error' in sum || errors.words) return;
    void run(addOwnLine({ month, requestBody: { user, words: words.trim(), sum: sum.value } }), {
      done: 'Строка добавлена',
      onDone,
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title="Добавить строку"
      confirmLabel="Добавить"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={add}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <TextField
          label="За что"
          hint="Напечатаем в акте: «Хранение груза, 5 дней»."
          value={words}
          onChange={setWords}
          maxLength={LIMITS.text}
          error={shown ? errors.words : undefined}
        />
        <NumberField
          label="Сумма с НДС"
          hint="Скидка — с минусом: −12,50."
          unit="р"
          width="short"
          value={text}
          onChange={setText}
          error={shown ? errors.sum : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
