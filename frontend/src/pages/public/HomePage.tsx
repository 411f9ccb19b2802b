import { useState } from 'react';
import { PickupPoints } from '../../features/points/map/PickupPoints';
import { useCitySearch } from '../../features/points/useCitySearch';
import { Estimator } from '../../features/calculator/estimate/Estimator';
import { RegionPriceMap } from '../../features/calculator/estimate/RegionPrices';
import type { EstimateCity } from '../../features/calculator/estimate/types';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';
import { Country } from '../../ui/brand/Country';
import { townOf } from '../../ui/brand/find-town';
import { nbsp } from '../../ui/text';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './HomePage.module.css';
import { ForBusiness } from './ForBusiness';
import { HowItGoes } from './HowItGoes';

/** Where the road of the picture leads for a chosen city, and the price at its end. */
function roadEnd(city: EstimateCity | null, price: string | null) {
  const town = city && townOf(city.label);
  if (!city || !town) return null;
  const [, , lon, lat] = town;
  return { lon, lat, label: city.found.city, note: price ? `от ${price}` : undefined };
}

/** The first page: who we are, the price, how it goes, where to pick up. */
export default function HomePage() {
  const search = useCitySearch();
  const [asked, setAsked] = useState<{ city: EstimateCity | null; price: string | null }>({
    city: null,
    price: null,
  });
  return (
    <Prose>
      <>
        <section className={styles.hero}>
          <Country destination={roadEnd(asked.city, asked.price)} className={styles.country} />
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
            <PickupPoints />
          </section>
        </div>
      </>
    </Prose>
  );
}
