import { classes } from '../../../ui/classes';
import type { DayGroup, Order } from '../types';
import styles from './day.module.css';
import { ChooseAll, Fold, type DayListProps } from './DayOrders';
import { GroupFigures } from './GroupFigures';
import { Progress } from './Progress';
import { figuresOf, figuresText, sumOf } from './words';

interface DaySectionProps extends DayListProps {
  title: string;
  groups: readonly DayGroup[];
  ordersOf: (ids: readonly number[]) => Order[];
  fetched?: boolean;
  isOpen: (ids: readonly number[]) => boolean;
}

/** Deliveries or pickups by region, then by town and point. */
export function DaySection({ title, groups, ordersOf, fetched = false, isOpen, ...rows }: DaySectionProps) {
  const regions = [...new Set(groups.map(({ region }) => region))];
  if (groups.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        {title}: <span className={styles.figures}>{figuresText(sumOf(groups))}</span>
      </h2>
      {regions.map((region) => {
        const own = groups.filter((group) => group.region === region);
        const name = region ?? 'Без города';
        return (
          <div key={name}>
            <div className={classes(styles.head, own.length > 1 && styles.region)}>
              {own.length > 1 && (
                <ChooseAll
                  work={rows.work}
                  orders={ordersOf(own.flatMap(({ ids }) => ids))}
                  label={`Выбрать: ${title.toLowerCase()}, ${name}`}
                />
              )}
              <h3>{name}</h3> {own.length > 1 && <GroupFigures figures={sumOf(own)} />}
              {own.length > 1 && rows.carriers && (
                <Progress
                  orders={ordersOf(own.flatMap(({ ids }) => ids))}
                  carriers={rows.carriers}
                  fetched={fetched}
                />
              )}
            </div>
            {own.map((group) => {
              const place = group.point ?? group.town;
              return (
                <Fold
                  key={`${group.town} ${group.point}`}
                  {...rows}
                  fetched={fetched}
                  title={group.point ? `Пункт: ${group.point}` : place}
                  figures={figuresOf(group)}
                  caption={`${title.toLowerCase()}, ${place}`}
                  orders={ordersOf(group.ids)}
                  open={isOpen(group.ids)}
                />
              );
            })}
          </div>
        );
      })}
    </section>
  );
}
