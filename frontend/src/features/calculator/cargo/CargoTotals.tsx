import { cargoTotals, cubicMetres, kilograms } from '@shlyah/domain';
import { cargoItems, type CargoRow } from './cargo-row';
import styles from './Cargo.module.css';

/** Sums of what has been typed so far. */
export function CargoTotals({ rows }: { rows: readonly CargoRow[] }) {
  const totals = cargoTotals(cargoItems(rows));
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Мест</dt>
        <dd>{totals.places}</dd>
      </div>
      <div>
        <dt>Вес</dt>
        <dd>{kilograms(totals.weightKg)}</dd>
      </div>
      <div>
        <dt>Объём</dt>
        <dd>{cubicMetres(totals.volumeM3)}</dd>
      </div>
      <div>
        <dt>Объёмный вес</dt>
        <dd>{kilograms(totals.volumetricWeightKg)}</dd>
      </div>
    </dl>
  );
}
