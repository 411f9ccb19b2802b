import { Link } from 'react-router';
import { paths } from '../../paths';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';

/** There is no text yet; the page says so and links to related pages (docs/contract.md#addresses). */
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
      </div>
    </Prose>
  );
}
