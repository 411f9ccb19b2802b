import { useEffect, useState } from 'react';
import { PickupPointsInView } from '../../features/points/map/PickupPointsInView';
import { useCitySearch } from '../../features/points/useCitySearch';
import { Estimator } from '../../features/calculator/estimate/Estimator';
import { RegionPriceMap } from '../../features/calculator/estimate/RegionPrices';
import type { EstimateCity } from '../../features/calculator/estimate/types';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';
import { Country, type CountryProps } from '../../ui/brand/Country';
import type { Town } from '../../ui/brand/towns';
import { nbsp } from '../../ui/text';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './HomePage.module.css';
import { ForBusiness } from './ForBusiness';
import { HowItGoes } from './HowItGoes';

interface Asked {
  city: EstimateCity | null;
  price: string | null;
}

/** Where the road of the picture leads for a chosen city, and the price at its end; the list of towns comes for it. */
function useRoadEnd({ city, price }: Asked): CountryProps['destination'] {
  const [found, setFound] = useState<{ city: EstimateCity; town: Town | undefined } | null>(null);
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (!city) return;
      const { townOf } = await import('../../ui/brand/find-town');
      if (current) setFound({ city, town: townOf(city.label) });
    };
    // Without a network there is no road: the picture is an ornament.
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [city]);
  if (!city || found?.city !== city || !found.town) return null;
  const [, , lon, lat] = found.town;
  return { lon, lat, label: city.found.city, note: price ? `от ${price}` : undefined };
}

/** The first page: who we are, the price, how it goes, where to pick up. */
export default function HomePage() {
  const search = useCitySearch();
  const [asked, setAsked] = useState<Asked>({ city: null, price: null });
  const roadEnd = useRoadEnd(asked);
  return (
    <Prose>
      <>
        <section className={styles.hero}>
          <Country destination={roadEnd} className={styles.country} />
          <div className={styles.words}>
            <h1>Из Минска по всей Беларуси{nbsp}— на следующий рабочий день</h1>
            <p className={styles.lead}>
              Возим посылки и грузы компаний и частных лиц. Цену видно сразу, заказ — в личном кабинете.
            </p>
            <LinkButton
              to={paths.login}
              state={{ next: paths.addOrder }}
              kind="secondary"
              iconAfter="arrowRight"
            >
              Заказать доставку
            </LinkButton>
          </div>
          <div className={styles.estimator}>
            <h2 className={styles.question}>Сколько стоит доставка</h2>
            <Estimator
              search={search}
              orderTo={paths.login}
              onChange={(city, price) => setAsked({ city, price })}
            />
          </div>
        </section>
        <div className={page.wrap}>
          <HowItGoes />
          <section className={page.section} aria-labelledby="regions">
            <h2 id="regions">Посылка из Минска: цена по областям</h2>
            <RegionPriceMap search={search} />
          </section>
          <ForBusiness />
          <section className={page.section} id="map" aria-labelledby="map-title">
            <h2 id="map-title">Пункты самовывоза</h2>
            <PickupPointsInView />
          </section>
        </div>
      </>
    </Prose>
  );
}
