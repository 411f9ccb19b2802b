import type { QuoteRequestDto } from '@shlyah/api-client';
import { Button } from '../../ui/actions/Button';
import { Spinner } from '../../ui/feedback/Spinner';
import { EstimateParts } from '../../ui/order/EstimateParts';
import styles from './LiveQuote.module.css';
import { useQuote } from './useQuote';

interface LiveQuoteProps {
  /** What to ask the price of; null while something is missing. */
  request: QuoteRequestDto | null;
  /** What is missing, in words. */
  missing: string;
}

/** The price of what is being typed, with its parts. */
export function LiveQuote({ request, missing }: LiveQuoteProps) {
  const { quote, asking, failure, retry } = useQuote(request);
  return (
    <div className={styles.live} aria-live="polite" aria-busy={asking}>
      {failure ? (
        <div className={styles.failed}>
          <p>Не удалось рассчитать. {failure.message}</p>
          <Button kind="secondary" size="small" icon="repeat" onClick={retry}>
            Рассчитать ещё раз
          </Button>
        </div>
      ) : quote ? (
        <div className={asking ? styles.old : undefined}>
          <EstimateParts
            estimate={quote}
            title={quote.total === null ? 'Стоимость —' : 'Стоимость доставки от'}
          />
        </div>
      ) : (
        !asking && <p className={styles.missing}>{missing}</p>
      )}
      {asking && <Spinner size={18} label="Считаем…" />}
    </div>
  );
}
