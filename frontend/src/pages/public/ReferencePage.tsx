import { Link } from 'react-router';
import { paths } from '../../paths';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';

/**
 * There is no text yet; the page says so and links to related pages (docs/contract.md#addresses). The data sources are named as their
 * licences ask.
 */
export default function ReferencePage() {
  return (
    <Prose>
      <div className={page.wrap}>
        <h1>Справочная информация</h1>
        <p className={page.lead}>
          Раздел готовится. Условия перевозки уже есть на странице{' '}
          <Link to={paths.services}>«Услуги и тарифы»</Link>, а на остальные вопросы ответим по телефону из
          раздела <Link to={paths.contact}>«Контакты»</Link>.
        </p>
        <section className={page.section}>
          <h2>Откуда данные</h2>
          <p>
            Сёла и деревни, их районы и почтовые индексы — из базы{' '}
            <a href="https://www.geonames.org">GeoNames</a>, лицензия{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/deed.ru">CC BY 4.0</a>: названия районов
            записаны по-русски, часть записей исправлена. Границы областей на карте — Natural Earth.
          </p>
        </section>
      </div>
    </Prose>
  );
}
