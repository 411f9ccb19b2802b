import { OwnPrices } from '../../../features/calculator/terms/OwnPrices';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { AdditionalServices, StandardTariff } from '../../StandardTariff';
import page from '../../page.module.css';

/** Rates and delivery options: the same tariff as on the site. */
export default function RatesPage() {
  return (
    <>
      <Title>Тарифы и варианты доставки</Title>
      <PageHeader title="Тарифы и варианты доставки" />
      <StandardTariff />
      <OwnPrices className={page.section} />
      <section className={page.section}>
        <h2>Дополнительные услуги</h2>
        <AdditionalServices />
      </section>
    </>
  );
}
