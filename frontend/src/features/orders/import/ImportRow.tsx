import {
  addressLine,
  addressOf,
  cleanFields,
  groupEqualItems,
  formatDeadline,
  formatPrice,
  itemLine,
  orderFields,
  packageFields,
  placesTitle,
  plural,
  toKopecks,
} from '@shlyah/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { numberedOrder } from '../../../ui/text';
import styles from './import.module.css';
import { Repairs } from './Repairs';
import { firstRow, orderedAs, othersOf, problemWords, stateOf, problemsToFix } from './rows';
import type { ImportedOrder } from './types';
import type { ReadImport } from './import-state';

interface ImportRowProps {
  order: ImportedOrder;
  of: ReadImport;
  /** The list holds ready orders only, and its tab says so. */
  isOfReady: boolean;
  /** The cells of all orders that have to be corrected. */
  wrong: ReadonlySet<string>;
}

/** An order of the file as it will be created, with its problems by cell. */
export function ImportRow({ order, of, isOfReady, wrong }: ImportRowProps) {
  const { draft, preview, refused } = of;
  const row = firstRow(order);
  const state = stateOf(order, draft);
  const made = draft.made.find((one) => one.row === row);
  const known = made?.id ?? orderedAs(order);
  const why = refused[row];
  /** Whether the order was asked about in this row. */
  const isAnswered = useRef(false);
  const rows = `${plural(order.rows.length, 'Строка', 'Строки', 'Строки')} ${order.rows.join(', ')}`;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The control that mended the order has gone.
    if (state !== 'wrong' && document.activeElement === document.body && isAnswered.current)
      place.current?.focus();
    isAnswered.current = false;
  }, [state]);
  const maybeAnother = state === 'doubtful' || (state === 'done' && !made && order.order !== null);
  return (
    <li ref={place} tabIndex={-1} className={styles.row} aria-label={rows}>
      <div className={styles.rowHead}>
        <span className="quiet">{rows}</span>
        {state === 'done' && known !== null && (
          <span>
            {made ? 'Оформлен: ' : 'Уже заказано: '}
            <Link to={paths.myOrder(known)}>{numberedOrder(known)}</Link>
          </span>
        )}
        {state === 'ready' && !isOfReady && <StatusBadge tone="done">Готов</StatusBadge>}
        {state === 'wrong' && <StatusBadge tone="stopped">Нужно исправить</StatusBadge>}
        {state === 'doubtful' && <StatusBadge tone="way">Похожий уже есть</StatusBadge>}
      </div>
      {order.order ? <Summary order={order} /> : <p>{order.receiver}</p>}
      {why && !made && <p className={styles.question}>Не оформлен: {why}</p>}
      {state === 'wrong' && (
        <Repairs
          problems={problemsToFix(order)}
          columns={preview.columns}
          written={draft.cells}
          busy={of.work !== null}
          onWrite={of.keepCells}
          othersOf={(problem) => othersOf(problem, wrong, draft.cells)}
          onCheck={(others) => {
            isAnswered.current = true;
            void of.mend([...order.rows, ...others]);
          }}
        />
      )}
      {maybeAnother && (
        <div className={styles.doubt}>
          {state === 'doubtful' && <p>{order.problems.map(problemWords).join('. ')}.</p>}
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              isAnswered.current = true;
              of.accept(row);
            }}
          >
            Это другой заказ, оформить
          </Button>
        </div>
      )}
    </li>
  );
}

/** A valid order in words. */
function Summary({ order: { order, destination, receiver, price } }: { order: ImportedOrder }) {
  if (!order) return null;
  const isToAddress = order.deliveryAddress === 'client';
  const place = isToAddress
    ? addressLine(addressOf(cleanFields(orderFields, order), 'receiver'))
    : destination;
  const places = groupEqualItems(order.packages.map((item) => cleanFields(packageFields, item)));
  return (
    <div className={styles.summary}>
      <div>
        <strong>{receiver}</strong>
        <div className="quiet">{order.reciverPhone}</div>
      </div>
      <div>
        {place}
        <div className="quiet">{formatDeadline(order.deliveryDate, order.deliveryFrom)}</div>
      </div>
      <div className="quiet">
        {places.map((one) => (
          <div key={one.first}>
            {placesTitle(one)}: {itemLine(one.item)}
          </div>
        ))}
      </div>
      <div className={styles.price}>{price === null ? 'по согласованию' : formatPrice(toKopecks(price))}</div>
    </div>
  );
}
