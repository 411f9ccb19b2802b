import { estimateFrom, formatPrice, MESSAGES } from '@shlyah/domain';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useNotInList } from '../../company/useNotInList';
import { destination, lastEstimate } from '../destination';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Combobox } from '../../../ui/fields/Combobox';
import { TextField } from '../../../ui/fields/TextField';
import { Details } from '../../../ui/layout/Details';
import { useHydrated } from '../../../ui/useHydrated';
import styles from './Estimator.module.css';
import type { EstimateCity } from './types';

interface EstimatorProps {
  search: (query: string) => Promise<readonly EstimateCity[]>;
  /** Target of «Оформить заказ»: the login for a visitor, the order form for a customer. */
  orderTo: string;
  /** The chosen city with its price once calculated; null while nothing is chosen. */
  onChange?: (city: EstimateCity | null, price: string | null) => void;
}

const priceTo = ({ found }: EstimateCity): string => formatPrice(estimateFrom(found.coef));

/** «Стоимость доставки от X р»: a city picked from the list, and the price hidden until «Рассчитать» is clicked. */
export function Estimator({ search, orderTo, onChange }: EstimatorProps) {
  // Prerendered HTML knows nothing of a tab, so only a page that is opened within the site begins with what was left.
  const hydrated = useHydrated();
  const [left] = useState(() => (hydrated ? lastEstimate.read() : null));
  const [text, setText] = useState(left?.text ?? '');
  const [city, setCity] = useState<EstimateCity | null>(left?.city ?? null);
  /** The price was asked for, perhaps before the suggestions could tell the city. */
  const [asked, setAsked] = useState(left?.priced ?? false);
  const form = useRef<HTMLFormElement>(null);
  const nothing = useNotInList();
  const price = asked && city ? priceTo(city) : null;

  const tell = useEffectEvent(() => {
    onChange?.(city, price);
    if (!city || !price) return;
    lastEstimate.write({ text: city.label, city, priced: true });
    destination.write({ id: city.id, search: city.label });
  });
  useEffect(() => tell(), [city, price]);

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!city) form.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={calculate}
      noValidate
      aria-label="Расчёт стоимости доставки"
    >
      <div className={styles.fields}>
        <TextField label="Откуда" value="Минск" onChange={() => undefined} disabled />
        <Combobox<EstimateCity>
          label="Куда"
          placeholder="Город или посёлок"
          value={text}
          error={asked && !text.trim() ? MESSAGES.required : undefined}
          search={search}
          nothing={nothing}
          enterSends
          picked={city !== null}
          onChange={(value, option) => {
            setText(value);
            setCity(option);
            if (!option) setAsked(false);
            lastEstimate.write({ text: value, city: option, priced: false });
          }}
        />
      </div>
      <Button type="submit" size="large" wide kind={price ? 'secondary' : 'primary'}>
        Рассчитать
      </Button>
      <div role="status" className={styles.answer}>
        {city && price && (
          <>
            <p className={styles.price}>Стоимость доставки от {price}</p>
            <LinkButton to={orderTo} state={{ next: paths.addOrder }} iconAfter="arrowRight">
              Оформить заказ
            </LinkButton>
          </>
        )}
      </div>
      {city && price && (
        <Details summary="Откуда эта цена">
          <p>
            Столько стоит одна небольшая посылка в этот город. Точную цену с учётом веса, объёма и хрупкости
            покажет калькулятор в личном кабинете.
          </p>
        </Details>
      )}
      <p className="quiet">Доставка грузов свыше 50 кг согласуется с менеджером.</p>
    </form>
  );
}
