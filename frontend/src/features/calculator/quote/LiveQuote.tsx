import { formatPrice, places, toKopecks } from '@shlyah/domain';
import type { QuoteDto, QuoteItemDto, QuoteRequestDto } from '@shlyah/api-client';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/actions/Button';
import { Spinner } from '../../../ui/feedback/Spinner';
import { EstimateParts } from './EstimateParts';
import styles from './LiveQuote.module.css';
import { useQuote } from './useQuote';

interface LiveQuoteProps {
  /** The quote request; null while something is missing. */
  request: QuoteRequestDto | null;
  /** Missing input, in words. */
  missing: string;
  /** The items in words, in their order; with them the price of each is shown too. */
  items?: readonly string[];
}

/** The price of the current input, with its parts. */
export function LiveQuote({ request, missing, items }: LiveQuoteProps) {
  const { quote, asking, former, failure, retry } = useQuote(request);
  return (
    <div className={classes(styles.live, request && styles.requested)} aria-live="polite" aria-busy={asking}>
      {failure ? (
        <div className={styles.failed}>
          <p>Не удалось рассчитать. {failure.message}</p>
          <Button kind="secondary" size="small" icon="repeat" onClick={retry}>
            Рассчитать ещё раз
          </Button>
        </div>
      ) : quote ? (
        <div className={asking ? styles.old : undefined}>
          <EstimateParts estimate={quote} title={former ? before(former) : 'Стоимость доставки от'} />
          {items && quote.total !== null && quote.items.length === items.length && (
            <ItemPrices words={items} prices={quote.items} />
          )}
        </div>
      ) : (
        !asking && <p className={styles.missing}>{missing}</p>
      )}
      {asking && (
        // Over a former price, which is pale meanwhile, for screen readers alone: what stands below must not move.
        <div className={quote ? 'visually-hidden' : undefined}>
          <Spinner size={18} label="Считаем…" />
        </div>
      )}
    </div>
  );
}

/** In the place of the usual words, so that nothing below moves: «Было 38.00 р, теперь» 57.00 р. */
const before = ({ total }: QuoteDto): string =>
  `Было ${total === null ? 'по\u00a0согласованию' : formatPrice(toKopecks(total))}, теперь`;

/** Price of each item in words; equal neighbours once. */
function ItemPrices({ words, prices }: { words: readonly string[]; prices: readonly QuoteItemDto[] }) {
  const lines: { text: string; count: number }[] = [];
  for (const [index, word] of words.entries()) {
    const text = `${word}: ${priceWords(prices[index])}`;
    const last = lines.at(-1);
    if (last?.text === text) last.count += 1;
    else lines.push({ text, count: 1 });
  }
  return (
    <ol className={styles.items} aria-label="Стоимость по местам">
      {lines.map(({ text, count }, index) => (
        <li key={index}>{count > 1 ? `${places(count)}, каждое — ${text}` : text}</li>
      ))}
    </ol>
  );
}

function priceWords(item: QuoteItemDto | undefined): string {
  if (!item || item.price === null) return 'цену назовёт менеджер';
  return formatPrice(toKopecks(item.price));
}
