import { useCached } from '../../../shared/useLoaded';
import { getTariffAnnouncement } from '../actions';
import { figureWords, momentWords } from '../tariff-words';
import styles from './RegionPrices.module.css';

/** The tariff that comes, beside the one in force; nothing while none does. */
export function ComingPrices({ className }: { className?: string | undefined }) {
  const { data } = useCached(getTariffAnnouncement, undefined);
  if (!data?.from || data.changes.length === 0) return null;
  return (
    <section className={className} aria-labelledby="coming">
      <h2 id="coming">С {momentWords(data.from)} — новые цены</h2>
      <p>Заказы, которые вы оформите раньше, посчитаем по нынешним.</p>
      <table className={styles.prices}>
        <caption className="visually-hidden">Что изменится с {momentWords(data.from)}</caption>
        <thead>
          <tr>
            <th scope="col">Что</th>
            <th scope="col">Сейчас</th>
            <th scope="col">Будет</th>
          </tr>
        </thead>
        <tbody>
          {data.changes.map((change) => (
            <tr key={`${change.kind} ${change.name}`}>
              <th scope="row">{change.name}</th>
              <td>{figureWords(change, change.before)}</td>
              <td>{figureWords(change, change.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
