import { useEffect, useState, type ReactNode } from 'react';
import { Country, type CountryProps } from '../../../ui/brand/Country';
import type { Town } from '../../../ui/brand/towns';
import { Estimator } from './Estimator';
import styles from './EstimateHero.module.css';
import type { EstimateCity } from './types';

interface ShownEstimate {
  city: EstimateCity | null;
  price: string | null;
}

/** End of the picture's road for a chosen city, and the price there; loads the list of towns. */
function useRoadEnd({ city, price }: ShownEstimate): CountryProps['destination'] {
  const [found, setFound] = useState<{ city: EstimateCity; town: Town | undefined } | null>(null);
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (!city) return;
      const { townOf } = await import('../../../ui/brand/find-town');
      if (current) setFound({ city, town: townOf(city.id) });
    };
    // Without a network there is no road: the picture is an ornament.
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [city]);
  if (!city || found?.city !== city || !found.town) return null;
  const [, , , lon, lat] = found.town;
  return { lon, lat, label: city.found.city, note: price ? `от ${price}` : undefined };
}

type EstimateHeroProps = Pick<Parameters<typeof Estimator>[0], 'search' | 'orderTo'> & {
  /** The words over the country: the heading, a paragraph, a link. */
  children: ReactNode;
  /** A form that a visitor comes for too, within the first screen. */
  below?: ReactNode;
};

/** The estimator before the country, whose road runs to the city that is asked about. */
export function EstimateHero({ search, orderTo, children, below }: EstimateHeroProps) {
  const [asked, setAsked] = useState<ShownEstimate>({ city: null, price: null });
  const roadEnd = useRoadEnd(asked);
  return (
    <section className={styles.hero}>
      <Country destination={roadEnd} className={styles.country} />
      <div className={styles.words}>{children}</div>
      <div className={styles.estimator}>
        <h2 className={styles.question}>Сколько стоит доставка</h2>
        <Estimator search={search} orderTo={orderTo} onChange={(city, price) => setAsked({ city, price })} />
      </div>
      {below}
    </section>
  );
}
