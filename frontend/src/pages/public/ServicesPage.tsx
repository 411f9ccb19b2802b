import { useCitySearch } from '../../features/points/useCitySearch';
import { Estimator } from '../../features/calculator/estimate/Estimator';
import { ComingPrices } from '../../features/calculator/estimate/ComingPrices';
import { RegionPrices } from '../../features/calculator/estimate/RegionPrices';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import { AdditionalServices, StandardTariff } from '../StandardTariff';
import styles from './ServicesPage.module.css';

/** Cargo, terms and prices. */
export default function ServicesPage() {
  const search = useCitySearch();
  return (
    <Prose>
      <div className={page.wrap}>
        <h1>Один тариф, который легко посчитать</h1>
        <p className={page.lead}>
          Цена зависит от города, веса и объёма. Забираем и вручаем по адресу или в пункте самовывоза — тариф
          тот же.
        </p>
        <div className={styles.columns}>
          <StandardTariff />
          <aside className={styles.estimator} aria-labelledby="price">
            <h2 id="price">Узнать цену</h2>
            <Estimator search={search} orderTo={paths.login} />
          </aside>
        </div>
        <ComingPrices className={page.section} />
        <section className={page.section}>
          <h2>Цена по областям</h2>
          <div className={styles.regions}>
            <RegionPrices search={search} />
            <p className={styles.note}>
              Столько стоит небольшая посылка из Минска. Точную сумму с учётом веса, объёма и хрупкости
              покажет калькулятор в личном кабинете.
            </p>
          </div>
        </section>
        <section className={page.section}>
          <h2>Дополнительные услуги</h2>
          <AdditionalServices />
        </section>
        <section className={`${page.section} no-print`}>
          <LinkButton to={paths.login} state={{ next: paths.addOrder }} size="large" iconAfter="arrowRight">
            Заказать доставку
          </LinkButton>
        </section>
      </div>
    </Prose>
  );
}
