import { formatDate, plural } from '@shlyah/domain';
import { Button } from '../../ui/actions/Button';
import { Notice, Problem } from '../../ui/feedback/Notice';
import type { Phase } from './state';
import { useCourier, useCourierState } from './useCourier';
import styles from './courier.module.css';

type Offer = Extract<Phase, { name: 'offer' }>;

const stopsWords = (count: number): string =>
  `${count} ${plural(count, 'остановка', 'остановки', 'остановок')}`;

/** A pass before the driver takes it. */
export function AcceptPass({ offer: { look, problem, busy } }: { offer: Offer }) {
  const courier = useCourier();
  const { storage } = useCourierState();
  return (
    <>
      <h1>{look ? `Рейс на ${formatDate(look.day)}` : 'Рейс'}</h1>
      {look && (
        <dl className={styles.facts}>
          <Fact name="Водитель" value={look.driver} />
          <Fact name="Машина" value={look.car} />
          <Fact name="В рейсе" value={stopsWords(look.stops)} />
        </dl>
      )}
      {problem && <Problem>{problem}</Problem>}
      {!look && busy && <p role="status">Проверяем ссылку…</p>}
      {storage && <Notice kind="attention">{storage}</Notice>}
      {look && <p>Рейс откроется только на этом телефоне.</p>}
      <div className={styles.bar}>
        {look ? (
          <Button size="large" wide busy={busy} onClick={() => void courier.accept()}>
            Принять рейс
          </Button>
        ) : (
          <Button kind="secondary" size="large" wide busy={busy} onClick={() => void courier.look()}>
            Проверить ещё раз
          </Button>
        )}
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}
