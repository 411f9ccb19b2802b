import { estimateFrom, formatPrice, MESSAGES } from '@shlyah/domain';
import { useRef, useState, type FormEvent } from 'react';
import { destination } from '../destination';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Combobox } from '../../../ui/fields/Combobox';
import { TextField } from '../../../ui/fields/TextField';
import { Details } from '../../../ui/layout/Details';
import styles from './Estimator.module.css';
import type { EstimateCity } from './types';

interface EstimatorProps {
  search: (query: string) => Promise<readonly EstimateCity[]>;
  /** Where «Оформить заказ» leads: the login for a visitor, the order form for a customer. */
  orderTo: string;
  /** The chosen city with its price once calculated; null while nothing is chosen. */
  onChange?: (city: EstimateCity | null, price: string | null) => void;
}

/** «Стоимость доставки от X р»: a city picked from the list, and the price hidden until «Рассчитать» is pressed. */
export function Estimator({ search, orderTo, onChange }: EstimatorProps) {
  const [text, setText] = useState('');
  const [city, setCity] = useState<EstimateCity | null>(null);
  const [price, setPrice] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    if (!city) {
      setError(text.trim() ? MESSAGES.chooseFromList : MESSAGES.required);
      form.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
      return;
    }
    const from = formatPrice(estimateFrom(city.found.coef));
    setPrice(from);
    destination.keep({ id: city.id, search: city.label });
    onChange?.(city, from);
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
          error={error}
          search={search}
          onChange={(value, option) => {
            setText(value);
            setCity(option);
            setPrice(null);
            setError(undefined);
            onChange?.(option, null);
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
            15 р × {String(city.found.coef).replace('.', ',')} — коэффициент направления. Столько стоит одна
            небольшая посылка. Точную цену с учётом веса, объёма и хрупкости покажет калькулятор в личном
            кабинете.
          </p>
        </Details>
      )}
      <p className={styles.note}>Доставка грузов свыше 50 кг согласуется с менеджером.</p>
    </form>
  );
}
