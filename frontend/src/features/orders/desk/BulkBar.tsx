import { DELIVERED, fieldProblem, readNumber, staffOrderFields } from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/fields/Select';
import { stepByArrows } from '../../../ui/fields/stepped';
import { NumberField } from '../../../ui/fields/NumberField';
import { LabelsButton } from '../../documents/LabelsButton';
import { PapersButton } from '../../documents/PapersButton';
import { numbered } from '../../../ui/text';
import { ToRunButton } from '../runs/ToRunButton';
import { ChosenBar } from '../list/ChosenBar';
import { ExportOrders } from '../list/ExportOrders';
import type { Order, Statuses } from '../types';
import { choicesOf, isToBeFetched } from '../words';
import { isAcceptable, hasClientProposal } from './accepting';
import styles from './desk.module.css';

interface BulkBarProps {
  chosen: readonly Order[];
  /** Number of them on other pages. */
  elsewhere: number;
  statuses: Statuses | null;
  busy: boolean;
  onChange: (change: { status?: number; price?: number }) => void;
  /** Asks for the hour and the taker before the change is saved. */
  onHandover: (change: { status: number; price?: number }) => void;
  onAccept: () => void;
  /** Asks when the chosen orders are fetched from their senders. */
  onPickup: (chosen: readonly Order[]) => void;
  /** Only an admin deletes, and one order at a time. */
  onDelete: ((order: Order) => void) | undefined;
  onClear: () => void;
}

/** The first of the delivery days. */
const dayOf = (chosen: readonly Order[]): string =>
  chosen.map(({ deliveryDate }) => deliveryDate.slice(0, 10)).sort()[0] ?? '';

/** Bulk actions of the chosen orders. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, elsewhere, statuses, busy, onChange, onHandover, onAccept, onPickup, onDelete, onClear } =
    props;
  const [status, setStatus] = useState('');
  const [price, setPrice] = useState('');
  const [first] = chosen;
  if (!first) return null;

  const acceptable = chosen.filter((order) => isAcceptable(order) && !hasClientProposal(order)).length;
  const problem = price === '' ? null : fieldProblem(staffOrderFields.price, price, {});
  const change = {
    ...(status !== '' && { status: Number(status) }),
    ...(price !== '' && problem === null && { price: readNumber(price) ?? 0 }),
  };
  return (
    <ChosenBar
      count={chosen.length}
      elsewhere={elsewhere}
      onClear={onClear}
      more={
        <>
          <ToRunButton ids={chosen.map(({ id }) => id)} day={dayOf(chosen)} onDone={onClear} />
          {chosen.some(isToBeFetched) && (
            <Button
              kind="secondary"
              size="small"
              icon="calendar"
              busy={busy}
              onClick={() => onPickup(chosen)}
            >
              Когда забрать…
            </Button>
          )}
          <LabelsButton size="small" ids={chosen.map(({ id }) => id)} />
          <ExportOrders inBar query={{ ids: chosen.map(({ id }) => id) }} />
          <PapersButton ids={chosen.map(({ id }) => id)} />
          {onDelete && chosen.length === 1 && (
            <Button
              kind="quiet"
              size="small"
              icon="trash"
              iconOnly="desks"
              onClick={() => onDelete(first)}
            >{`Удалить заказ ${numbered(first.id)}`}</Button>
          )}
        </>
      }
    >
      {acceptable > 0 && (
        <span className={styles.barAccept}>
          <Button size="small" icon="check" busy={busy} onClick={onAccept}>
            {`Принять по расчёту: ${acceptable}`}
          </Button>
        </span>
      )}
      <div className={styles.barField}>
        <Select
          label="Новый статус"
          labelHidden
          placeholder="Новый статус"
          value={status}
          choices={choicesOf(statuses?.statuses)}
          onChange={setStatus}
        />
      </div>
      <div className={styles.barPrice}>
        <NumberField
          label="Новая цена, р"
          labelHidden
          placeholder="Цена"
          unit="р"
          value={price}
          onChange={setPrice}
          onKeyDown={(event) => stepByArrows(event, 0.1, setPrice)}
          error={problem ?? undefined}
        />
      </div>
      <Button
        kind="secondary"
        size="small"
        busy={busy}
        disabled={Object.keys(change).length === 0 || problem !== null}
        onClick={() => onChange(change)}
      >
        Применить
      </Button>
      {change.status === DELIVERED && (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          disabled={problem !== null}
          onClick={() => onHandover({ ...change, status: DELIVERED })}
        >
          Когда и кому…
        </Button>
      )}
    </ChosenBar>
  );
}
