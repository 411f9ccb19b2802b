import { mainPhone, phoneHref, type Company } from '@shlyah/domain';
import { Notice } from '../../ui/feedback/Notice';
import { Prose } from '../../ui/Prose';
import { Parcel } from './Parcel';
import { TrackForm } from './TrackForm';
import styles from './Tracking.module.css';
import type { Lookup, TrackingState } from './types';
import { isOver } from './words';

interface TrackingPageProps extends TrackingState {
  company: Company;
}

const isFound = (lookup: Lookup): lookup is Extract<Lookup, { parcel: object }> => 'parcel' in lookup;

/** Parcels by their codes, without a login. The server draws it; its script (./enhance.ts) only refreshes it. */
export function TrackingPage({ lookups, leftOut, at, company }: TrackingPageProps) {
  const found = lookups.filter(isFound);
  const parcels = found.map(({ parcel }) => parcel);
  const missed = lookups.filter((lookup) => !isFound(lookup));
  const moves = parcels.some((parcel) => !isOver(parcel));
  return (
    <Prose>
      <div className={styles.page} data-moves={moves || undefined}>
        <h1>{titleOf(lookups.length)}</h1>
        {found.map(({ parcel, notices = null }) => (
          <Parcel key={parcel.code} parcel={parcel} notices={notices} at={at} />
        ))}
        {missed.map((lookup) => (
          <Notice key={lookup.typed} kind="error" title={`Код ${lookup.typed}`}>
            {'problem' in lookup && lookup.problem}
          </Notice>
        ))}
        {leftOut > 0 && <p>За один раз ищем до трёх кодов. Остальные введите отдельно.</p>}
        {parcels.length > 0 && (
          <p className="quiet">
            <span data-at>Обновлено {at.slice(11)}</span>, время минское.
            <span className="visually-hidden" role="status" data-news />
          </p>
        )}
        <section className={styles.section} aria-labelledby="other">
          <h2 id="other">{lookups.length > 0 ? 'Другая посылка' : 'Введите код'}</h2>
          <TrackForm codes={missed.map(({ typed }) => typed).join(', ')} />
        </section>
        <Trouble company={company} />
      </div>
    </Prose>
  );
}

const titleOf = (codes: number): string =>
  codes === 0 ? 'Отследить посылку' : codes === 1 ? 'Где посылка' : 'Где посылки';

/** Advice for an unexpected result. */
function Trouble({ company }: { company: Company }) {
  const phone = mainPhone(company);
  return (
    <section className={styles.section} aria-labelledby="trouble">
      <h2 id="trouble">Что-то не так?</h2>
      <ul className={styles.advice}>
        <li>
          <strong>Срок прошёл, а посылки нет.</strong> Позвоните нам и назовите код посылки.
        </li>
        <li>
          <strong>Нужен другой день или адрес.</strong> Попросите отправителя: заказ меняет он.
        </li>
        <li>
          <strong>Код не находится.</strong> В нём 12 знаков, среди них не бывает букв O и I и цифр 0 и 1.
          Сверьте код со ссылкой от отправителя.
        </li>
        <li>
          <strong>Вы не ждёте этой посылки.</strong> Ничего не делайте: по коду не видно ни имён, ни домашних
          адресов.
        </li>
      </ul>
      <p className={styles.call}>
        <a href={phoneHref(phone)} className="tabular">
          {phone}
        </a>
        <span>{company.hours}</span>
      </p>
    </section>
  );
}
