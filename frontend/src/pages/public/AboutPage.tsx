import { Link } from 'react-router';
import { mainPhone, phoneHref } from '@shlyah/domain';
import { useCompany } from '../../features/company/useCompany';
import { PointsFigure } from '../../features/points/PointsFigure';
import { paths } from '../../paths';
import { Icon } from '../../ui/icons/Icon';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './AboutPage.module.css';

/** The company and its responsibility. */
export default function AboutPage() {
  const company = useCompany();
  const phone = mainPhone(company);
  return (
    <Prose>
      <div className={page.wrap}>
        <h1>Возим по Беларуси с {company.since} года</h1>
        <p className={page.lead}>
          Мы забираем отправления в Минске и привозим их в областные центры, районные города и посёлки.
        </p>
        <div className={styles.columns}>
          <div className={styles.texts}>
            <section>
              <h2>Для кого мы работаем</h2>
              <p>
                Интернет-магазины отправляют с нами заказы, бухгалтерии — договоры и акты, производства —
                образцы и запчасти, частные люди — посылки родным. Условия для всех одни: понятная цена до
                заказа, дата доставки и человек, с которым можно поговорить.
              </p>
            </section>
            <section>
              <h2>Что вы получаете</h2>
              <p>
                Личный кабинет, в котором заказ оформляется за четыре шага и хранится целиком: адреса, места,
                вес, цена, история статусов. Отправление можно отдать курьеру или принести в{' '}
                <Link to={paths.map}>пункт самовывоза</Link>, а получатель так же выбирает, где ему удобнее.
              </p>
              <p>
                Хрупкое отмечайте в заявке: и менеджер, и курьер увидят это заранее. Документы с подписью
                получателя вернём, о вручении сообщим.
              </p>
            </section>
            <section>
              <h2>За что мы отвечаем</h2>
              <p>
                Работаем по договору с каждым юридическим лицом. Проверяем заявки на регистрацию вручную: так
                в системе остаются настоящие отправители. Если груз не удалось вручить, он вернётся к вам, а
                не потеряется на складе.
              </p>
            </section>
          </div>
          <aside className={styles.facts} aria-labelledby="facts">
            <h2 id="facts">Коротко</h2>
            <ul>
              <li>
                <Icon name="calendar" />
                <span>
                  {company.legalName}, работаем с {company.since} года
                </span>
              </li>
              <li>
                <Icon name="truck" />
                <span>Все города Беларуси, на следующий рабочий день после обработки заказа</span>
              </li>
              <li>
                <Icon name="pin" />
                <Link to={paths.map}>
                  <PointsFigure />
                </Link>
              </li>
              <li>
                <Icon name="phone" />
                <span>
                  <a href={phoneHref(phone)} className="tabular">
                    {phone}
                  </a>
                  , {company.hours}
                </span>
              </li>
              <li>
                <Icon name="clock" />
                <span>Заказы онлайн принимаем круглосуточно</span>
              </li>
            </ul>
            <Link to={paths.contact}>Все контакты и реквизиты</Link>
          </aside>
        </div>
      </div>
    </Prose>
  );
}
