import {
  fieldProblem,
  formatPrice,
  isToBePriced,
  priceFromWire,
  readNumber,
  typedNumber,
  staffOrderFields,
} from '@shlyah/domain';
import { useId, useRef } from 'react';
import { IconButton } from '../../../ui/actions/Button';
import { stepByArrows } from '../../../ui/fields/stepped';
import { Icon } from '../../../ui/icons/Icon';
import { classes } from '../../../ui/classes';
import { NavigationGuard } from '../../../ui/navigation/NavigationGuard';
import { numbered } from '../../../ui/text';
import { useStateFrom } from '../../../ui/useStateFrom';
import type { Order } from '../types';
import { quoteOf } from '../words';
import styles from './desk.module.css';
import type { Refusal } from './refusal';

interface PriceCellProps {
  order: Order;
  busy: boolean;
  /** «Принять по расчёту» in words, where there is room for them. */
  inWords?: boolean;
  /** The price typed here that was not saved. */
  refused: Refusal | undefined;
  onDismiss: (refusal: Refusal) => void;
  /** With the order as it was when typing began: a save made meanwhile is a conflict. */
  onPrice: (price: number, typedOver: Order) => void;
  /** Takes the quote as the price and the order into work. */
  onAccept: () => void;
}

/** A click on the price opens the field, so it takes the focus. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const asTyped = (byn: number): string => String(byn).replace('.', ',');

/** Text of the field, null while it is closed, its initial text, and the order as it was then. */
interface Typing {
  text: string | null;
  initial: string;
  of?: Order;
}

const shown = (byn: number | null): string => formatPrice(priceFromWire(byn));

/** The price: a click edits it in place; an order without one can be accepted at its quote by one click. */
export function PriceCell({ order, busy, inWords, refused, onDismiss, onPrice, onAccept }: PriceCellProps) {
  const refusedText = refused ? asTyped(refused.change.price ?? 0) : null;
  const [typing, setTyping] = useStateFrom<Refusal | undefined, Typing>(refused, (_, before) => {
    // Later input stays.
    if (before && before.text !== null && before.text !== before.initial) return before;
    return { text: refusedText, initial: refusedText ?? '' };
  });
  const { text } = typing;
  const setText = (next: string | null) => setTyping({ ...typing, text: next });
  const whyId = useId();
  const { price } = order;
  const quote = quoteOf(order);
  // The button comes back with the focus that the field had.
  const returning = useRef(false);
  const close = () => {
    returning.current = true;
    setText(null);
    if (refused) onDismiss(refused);
  };
  const suggested = price < 0 ? quote.total : price;
  const start = suggested === null ? '' : asTyped(suggested);

  if (text !== null) {
    const problem = fieldProblem(staffOrderFields.price, text, {});
    const why = text === refusedText ? refused?.why : undefined;
    const save = () => {
      const next = readNumber(text);
      if (problem !== null || next === null) return;
      if (next === price) return close();
      setText(null);
      onPrice(next, typing.of ?? order);
    };
    return (
      <form
        className={styles.priceForm}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <NavigationGuard unsaved={text !== start} />
        <input
          ref={refused ? undefined : takeFocus}
          className={styles.priceInput}
          inputMode="decimal"
          aria-label={`Цена заказа ${numbered(order.id)}, р`}
          aria-invalid={problem === null && !why ? undefined : true}
          aria-describedby={why && whyId}
          title={problem ?? undefined}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(typedNumber(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
            else stepByArrows(event, 0.1, setText);
          }}
        />
        <IconButton type="submit" icon="check" label="Сохранить цену" disabled={problem !== null} />
        <IconButton icon="close" label="Не менять цену" onClick={close} />
        {why && (
          <span id={whyId} className={styles.priceWhy}>
            {why}
          </span>
        )}
      </form>
    );
  }
  // An order that needs no price gets one on its own page.
  if (price < 0 && !isToBePriced(order)) return shown(price);
  return (
    <span className={classes(styles.price, inWords && styles.inWords)} aria-busy={busy || undefined}>
      <button
        type="button"
        data-act="price"
        ref={(button) => {
          if (returning.current) button?.focus();
          returning.current = false;
        }}
        className={styles.priceText}
        aria-label={`Изменить цену заказа ${numbered(order.id)}: ${shown(price)}`}
        onClick={() => setTyping({ text: start, initial: start, of: order })}
      >
        {price < 0 ? (
          <>
            <Icon name="edit" size={16} />
            <span className={styles.unpriced}>{shown(price)}</span>
          </>
        ) : (
          shown(price)
        )}
      </button>
      {price < 0 &&
        (quote.total === null ? (
          <span className={styles.agreement} title="Больше 50 кг: цену назначаете вы">
            &gt; 50&nbsp;кг
          </span>
        ) : (
          <button
            type="button"
            className={styles.accept}
            data-act="accept"
            disabled={busy}
            aria-label={
              inWords ? undefined : `Принять заказ ${numbered(order.id)} по расчёту, ${shown(quote.total)}`
            }
            onClick={onAccept}
          >
            <Icon name="check" size={16} />
            {inWords ? `Принять по расчёту, ${shown(quote.total)}` : quote.total.toFixed(2)}
          </button>
        ))}
    </span>
  );
}
