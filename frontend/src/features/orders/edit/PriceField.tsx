import { staffFields, readNumber } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useQuote } from '../../calculator/quote/useQuote';
import type { EditValues } from './values';
import { requestForClient } from '../../calculator/quote/request';
import { Button } from '../../../ui/actions/Button';
import { Spinner } from '../../../ui/feedback/Spinner';
import { stepByArrows } from '../../../ui/fields/stepped';
import { FormikNumberField } from '../../../ui/form/text-fields';
import { EstimateParts } from '../../calculator/quote/EstimateParts';
import styles from './EditOrderForm.module.css';

const FORMING = '-1';

/** The price, and the quote for the current values of the form by the conditions of its client, which one click copies into it. */
export function PriceField({ client }: { client: number | null }) {
  const { values, setFieldValue } = useFormikContext<EditValues>();
  const { packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId } = values;
  const request = useMemo(
    () =>
      requestForClient({ packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId }, client),
    [packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId, client],
  );
  const { quote, asking, failure, retry } = useQuote(request);
  const setPrice = (price: string) => void setFieldValue('price', price);
  const total = quote?.total ?? null;
  const forming = values.price === FORMING;

  return (
    <div className={styles.price}>
      {forming ? (
        <div className={styles.forming}>
          <p>
            <span className={styles.label}>{staffFields.price.label}</span>
            Формируется
          </p>
          <Button kind="secondary" size="small" onClick={() => setPrice('')}>
            Назначить
          </Button>
        </div>
      ) : (
        <div className={styles.forming}>
          <FormikNumberField
            name="price"
            unit="р"
            width="short"
            onKeyDown={(event) => stepByArrows(event, 0.1, setPrice)}
          />
          <Button kind="quiet" size="small" onClick={() => setPrice(FORMING)}>
            Снять цену
          </Button>
        </div>
      )}
      <div className={styles.quote} aria-live="polite" aria-busy={asking}>
        {failure ? (
          <p>
            Расчёт не получен. {failure.message}{' '}
            <Button kind="quiet" size="small" onClick={retry}>
              Ещё раз
            </Button>
          </p>
        ) : quote ? (
          <EstimateParts estimate={quote} title="По расчёту" agreed="Цену назначаете вы" staff />
        ) : (
          !asking && <p>Расчёт появится, когда будут указаны место доставки и груз.</p>
        )}
        {asking && <Spinner size={18} label="Считаем…" />}
      </div>
      {total !== null && readNumber(values.price) !== total && (
        <Button
          kind="secondary"
          size="small"
          icon="check"
          onClick={() => setPrice(String(total).replace('.', ','))}
        >
          {`Поставить ${quote?.clientTerms ? 'по условиям клиента' : 'по тарифу'}: ${total.toFixed(2)}\u00a0р`}
        </Button>
      )}
    </div>
  );
}
