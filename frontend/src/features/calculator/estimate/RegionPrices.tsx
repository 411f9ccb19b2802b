import { estimateFrom, formatPrice } from '@shlyah/domain';
import { useEffect, useState } from 'react';
import { Country } from '../../../ui/brand/Country';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useNear } from '../../../ui/useNear';
import styles from './RegionPrices.module.css';
import type { EstimateCity } from './types';

/** A town whose price is its whole region's: every place of a region lies in one zone. */
const regions = [
  ['Минск', 'Минск'],
  ['Минская область', 'Борисов'],
  ['Брестская область', 'Брест'],
  ['Витебская область', 'Витебск'],
  ['Гомельская область', 'Гомель'],
  ['Гродненская область', 'Гродно'],
  ['Могилёвская область', 'Могилёв'],
] as const;

interface RegionPricesProps {
  /** The search of the estimator: it knows each place's coefficient. */
  search: (query: string) => Promise<readonly EstimateCity[]>;
}

type Prices = ReadonlyMap<string, string> | 'failed' | null;

/** The price of each region by its name, once `wanted`; null until they are there. */
function useRegionPrices({ search }: RegionPricesProps, wanted: boolean): Prices {
  const [prices, setPrices] = useState<Prices>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const asked = regions.map(async ([region, town]): Promise<[string, string]> => {
      const found = (await search(town)).find((place) => place.found.city === town);
      if (!found) throw new Error(`${town} is not among the suggestions`);
      return [region, formatPrice(estimateFrom(found.found.coef))];
    });
    Promise.all(asked).then(
      (all) => current && setPrices(new Map(all)),
      () => current && setPrices('failed'),
    );
    return () => {
      current = false;
    };
  }, [search, wanted]);
  return prices;
}

/** Price of a small parcel to each region: the estimator's answers side by side, to compare and to print. */
export function RegionPrices({ search }: RegionPricesProps) {
  return <PriceTable prices={useRegionPrices({ search }, true)} busy />;
}

/** The same on the picture of the country, as soon as one comes near it. */
export function RegionPriceMap({ search }: RegionPricesProps) {
  const [box, near] = useNear<HTMLDivElement>();
  const prices = useRegionPrices({ search }, near);
  const notes = new Map(
    prices === null || prices === 'failed'
      ? []
      : regions.map(([region, town]) => [town, `от\u00a0${prices.get(region)}`]),
  );
  return (
    <div ref={box} className={styles.onMap}>
      <PriceTable prices={prices} busy={near} />
      <Country notes={notes} className={styles.country} />
    </div>
  );
}

function PriceTable({ prices, busy }: { prices: Prices; busy: boolean }) {
  if (prices === 'failed') {
    return (
      <p role="status">Не удалось загрузить цены. Узнайте цену в свой город в расчёте на этой странице.</p>
    );
  }
  return (
    <table className={styles.prices} aria-busy={busy && prices === null}>
      <caption className="visually-hidden">Цена небольшой посылки из Минска по областям</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Куда</th>
          <th scope="col">Цена</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(([region]) => (
          <tr key={region}>
            <th scope="row">{region}</th>
            <td>{prices ? `от ${prices.get(region)}` : <Skeleton width="80px" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
