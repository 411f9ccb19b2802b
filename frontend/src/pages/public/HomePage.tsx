import { PickupPointsInView } from '../../features/points/map/PickupPointsInView';
import { useCitySearch } from '../../features/points/useCitySearch';
import { EstimateHero } from '../../features/calculator/estimate/EstimateHero';
import { RegionPriceMap } from '../../features/calculator/estimate/RegionPrices';
import { TrackForm } from '../../features/tracking/TrackForm';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';
import { nbsp } from '../../ui/text';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import { ForBusiness } from './ForBusiness';
import { HowItGoes } from './HowItGoes';

/** The home page: the company, the price, the process, pickup points. */
export default function HomePage() {
  const search = useCitySearch();
  return (
    <Prose>
      <>
        <EstimateHero search={search} orderTo={paths.login} below={<TrackForm />}>
          <h1>Из Минска по всей Беларуси{nbsp}— на следующий рабочий день</h1>
          <p>Возим посылки и грузы компаний и частных лиц. Цену видно сразу, заказ — в личном кабинете.</p>
          <LinkButton
            to={paths.login}
            state={{ next: paths.addOrder }}
            kind="secondary"
            iconAfter="arrowRight"
          >
            Заказать доставку
          </LinkButton>
        </EstimateHero>
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
