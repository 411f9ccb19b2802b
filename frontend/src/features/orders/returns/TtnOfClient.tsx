import type { TtnReturnDto } from '@shlyah/api-client';
import { formatDateTime, UNDO_MS } from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { ExportMenu } from '../../../shared/ExportMenu';
import { Paged } from '../../../shared/Paged';
import { saveFile } from '../../../shared/save-file';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Problem } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { Table, type Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { ChosenBar } from '../list/ChosenBar';
import { Dock } from '../list/Dock';
import { useRowSelection } from '../list/row-selection';
import { exportTtnReturns, getTtnPaper, getTtnReturns, returnTtn } from './actions';
import { daysIn, tickedWords } from '../return-words';
import styles from './returns.module.css';

const columns: readonly Column<TtnReturnDto>[] = [
  {
    key: 'id',
    header: 'Заказ',
    title: true,
    cell: ({ id }) => <Link to={paths.order(id)}>{numbered(id)}</Link>,
  },
  { key: 'ttn', header: 'ТТН', cell: ({ ttn, ttnTaken }) => (ttnTaken ? `${ttn}, у водителя` : ttn) },
  { key: 'receiver', header: 'Получатель', cell: ({ receiver }) => receiver },
  { key: 'handed', header: 'Вручено', cell: ({ handedAt }) => formatDateTime(handedAt) },
  { key: 'days', header: 'Прошло', align: 'end', cell: ({ days }) => daysIn(days) },
];

/** Waybills of one client: one, several or all of a page are ticked as returned, which can be undone. */
export function TtnOfClient({ user, page }: { user: number; page: number | null }) {
  const waybills = useLoaded(getTtnReturns, { user, page: page ?? 1 });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { busy, run } = useAction();
  const paper = useAction();
  const print = () =>
    void paper.run(getTtnPaper({ user }), {
      onDone: (file) => saveFile(file, 'ТТН к возврату.pdf'),
      failed: 'Список ТТН: файл не получен.',
    });
  const rows = waybills.data?.data ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const selection = useRowSelection(rows, selected, (ids, on) =>
    setSelected((was) => new Set(on ? [...was, ...ids] : [...was].filter((one) => !ids.includes(one)))),
  );
  const undo = (ids: number[]) =>
    run(returnTtn({ ids, back: false }), {
      failed: '',
      done: 'Отметка снята',
      onDone: waybills.reload,
      onFailed: waybills.reload,
    });
  const tick = () =>
    run(returnTtn({ ids: chosen, back: true }), {
      failed: 'Не отмечено.',
      onFailed: waybills.reload,
      onDone: (results) => {
        setSelected(new Set());
        waybills.reload();
        const ids = results.filter(({ changed }) => changed).map(({ id }) => id);
        notify.success(
          tickedWords(results),
          ids.length > 0
            ? { label: 'Отменить', isUndo: true, ms: UNDO_MS, onClick: () => void undo(ids) }
            : undefined,
        );
      },
    });
  return (
    <>
      <p className={styles.client}>
        {rows[0] && <strong>{rows[0].client}</strong>} <Link to={paths.returns}>Все клиенты</Link>
      </p>
      <Problem>{paper.problem}</Problem>
      <Paged
        loaded={waybills}
        page={page}
        hrefOf={(number) => `?user=${user}&page=${number}`}
        noun={['Найден', 'заказ', 'заказа', 'заказов']}
        failedTitle="Не удалось загрузить ТТН"
        waiting={<SkeletonRows rows={6} height="48px" label="Загружаем ТТН…" />}
        beside={
          <>
            <Button kind="secondary" icon="print" busy={paper.busy} onClick={print}>
              Список для подписи
            </Button>
            <ExportMenu
              name="ТТН к возврату"
              iconOnly="phones"
              file={(format) => exportTtnReturns({ user, format })}
            />
          </>
        }
        empty={<EmptyState title="Все ТТН этого клиента вернулись" />}
      >
        {({ data }) => (
          <>
            {selection.above}
            <Table
              caption="ТТН, которые ещё не вернулись"
              columns={[selection.column, ...columns]}
              rows={data}
              rowKey={({ id }) => id}
              isChosen={({ id }) => selected.has(id)}
              narrow={styles.waybills}
            />
          </>
        )}
      </Paged>
      <Dock>
        {chosen.length > 0 && (
          <ChosenBar count={chosen.length} elsewhere={0} onClear={() => setSelected(new Set())}>
            <Button size="small" icon="check" busy={busy} onClick={() => void tick()}>
              ТТН вернулись клиенту
            </Button>
          </ChosenBar>
        )}
      </Dock>
    </>
  );
}
