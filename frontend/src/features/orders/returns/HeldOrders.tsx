import type { HeldOrderDto } from '@shlyah/api-client';
import { formatDateTime, LIMITS, MESSAGES, storageWords, UNDO_MS } from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Paged } from '../../../shared/Paged';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { notify } from '../../../ui/feedback/Toasts';
import { TextField } from '../../../ui/fields/TextField';
import { Table, type Column } from '../../../ui/layout/Table';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { getHeldOrders, returnCargo } from './actions';
import { tickedWords } from '../return-words';
import styles from './returns.module.css';

const columns: readonly Column<HeldOrderDto>[] = [
  {
    key: 'id',
    header: 'Заказ',
    title: true,
    cell: ({ id }) => <Link to={paths.order(id)}>{numbered(id)}</Link>,
  },
  { key: 'client', header: 'Клиент', cell: ({ client }) => client },
  { key: 'receiver', header: 'Получатель', cell: ({ receiver }) => receiver },
  {
    key: 'places',
    header: 'Мест',
    align: 'end',
    cell: ({ places, placesBack }) => (
      <span className={styles.places}>{placesWords(places, placesBack)}</span>
    ),
  },
  { key: 'status', header: 'Статус', cell: ({ status }) => <span className={styles.status}>{status}</span> },
  {
    key: 'since',
    header: 'Храним с',
    cell: ({ heldSince }) => <span className={styles.since}>{formatDateTime(heldSince)}</span>,
  },
  {
    key: 'day',
    header: 'Хранение',
    cell: ({ day, overdue }) =>
      overdue ? <StatusBadge tone="stopped">{storageWords(day)}</StatusBadge> : storageWords(day),
  },
];

/** «3», «2 из 3» where not all of them came back. */
const placesWords = (all: number, back: number | null): string =>
  back === null || back >= all ? String(all) : `${back} из ${all}`;

/** Cargo that was not delivered: how long it is kept, and to whom it was given back. */
export function HeldOrders({ page }: { page: number | null }) {
  const held = useLoaded(getHeldOrders, page);
  const { run } = useAction();
  const [asked, setAsked] = useState<HeldOrderDto | null>(null);
  const undo = (id: number) =>
    run(returnCargo({ ids: [id], back: false }), {
      failed: '',
      done: 'Отметка снята',
      onDone: held.reload,
      onFailed: held.reload,
    });
  const action: Column<HeldOrderDto> = {
    key: 'action',
    header: 'Действия',
    headerHidden: true,
    align: 'end',
    cell: (order) => (
      <Button
        kind="secondary"
        size="small"
        aria-label={`Груз заказа ${numbered(order.id)} вернули`}
        onClick={() => setAsked(order)}
      >
        Вернули…
      </Button>
    ),
  };
  return (
    <>
      <Paged
        loaded={held}
        page={page}
        hrefOf={(number) => `?what=cargo&page=${number}`}
        noun={['Найден', 'заказ', 'заказа', 'заказов']}
        failedTitle="Не удалось загрузить заказы"
        waiting={<SkeletonRows rows={6} height="48px" label="Загружаем заказы…" />}
        empty={<EmptyState title="Недоставленного груза нет" />}
      >
        {({ data }) => (
          <Table
            caption="Недоставленный груз"
            columns={[...columns, action]}
            rows={data}
            rowKey={({ id }) => id}
            isMarked={({ overdue }) => overdue}
            narrow={styles.held}
          />
        )}
      </Paged>
      {asked && (
        <GiveBackDialog
          order={asked}
          onClose={() => setAsked(null)}
          onDone={(words, id) => {
            setAsked(null);
            held.reload();
            notify.success(words, {
              label: 'Отменить',
              isUndo: true,
              ms: UNDO_MS,
              onClick: () => void undo(id),
            });
          }}
        />
      )}
    </>
  );
}

interface GiveBackDialogProps {
  order: HeldOrderDto;
  onClose: () => void;
  onDone: (words: string, id: number) => void;
}

/** To whom the cargo of an order was given back. */
function GiveBackDialog({ order, onClose, onDone }: GiveBackDialogProps) {
  const { busy, problem, run } = useAction();
  const [to, setTo] = useState(order.client);
  const [shown, setShown] = useState(false);
  const error = to.trim() === '' ? MESSAGES.required : undefined;
  const save = () => {
    setShown(true);
    if (error) return;
    void run(returnCargo({ ids: [order.id], back: true, to: to.trim() }), {
      onDone: (results) => onDone(tickedWords(results), order.id),
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Груз заказа ${numbered(order.id)} вернули`}
      confirmLabel="Сохранить"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={save}
      onCancel={onClose}
    >
      <TextField
        label="Кому вернули"
        value={to}
        onChange={setTo}
        maxLength={LIMITS.name}
        error={shown ? error : undefined}
      />
    </ConfirmDialog>
  );
}
