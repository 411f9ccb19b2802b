import { formatPrice, quote, readNumber, toKopecks, type TariffTables } from '@shlyah/domain';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { NumberField } from '../../../ui/fields/NumberField';
import { Panel } from '../../../ui/layout/Panel';
import type { Calculator } from './tariff-edits';
import styles from './tariff.module.css';

interface TariffPreviewProps {
  regions: Calculator['cities'];
  saved: TariffTables;
  /** The tables as they are being edited; null while they cannot be read. */
  edited: TariffTables | null;
}

const sizes = [
  ['length', 'Длина', 'см'],
  ['width', 'Ширина', 'см'],
  ['height', 'Высота', 'см'],
  ['weight', 'Вес', 'кг'],
] as const;

/** Price of a parcel now and after the save. */
export function TariffPreview({ regions, saved, edited }: TariffPreviewProps) {
  const [example, setExample] = useState({ length: '30', width: '20', height: '10', weight: '7' });
  const [region, setRegion] = useState(String(regions.at(-1)?.id ?? ''));
  const [fragile, setFragile] = useState(false);

  const price = toKopecks(regions.find(({ id }) => String(id) === region)?.price ?? 0);
  const totalBy = (tables: TariffTables) =>
    quote(
      {
        items: [
          {
            type: 'package',
            calculationType: 'sizes',
            length: readNumber(example.length),
            width: readNumber(example.width),
            height: readNumber(example.height),
            weight: readNumber(example.weight),
            volume: null,
            count: 1,
          },
        ],
        fragile,
      },
      price,
      tables,
    ).total;
  const now = totalBy(saved);
  const then = edited && totalBy(edited);
  const words = (total: number | null) => (total === null ? 'по согласованию' : formatPrice(total));

  return (
    <Panel title="Проверка на примере" tone="sand" as="aside">
      <div className={styles.example}>
        <Select
          label="Куда"
          value={region}
          onChange={setRegion}
          choices={regions.map(({ id, city }) => ({ value: String(id), label: city }))}
        />
        <div className={styles.sizes}>
          {sizes.map(([name, label, unit]) => (
            <NumberField
              key={name}
              label={label}
              unit={unit}
              value={example[name]}
              onChange={(text) => setExample({ ...example, [name]: text })}
            />
          ))}
        </div>
        <Checkbox label="Хрупкий груз" checked={fragile} onChange={setFragile} />
        <dl className={styles.results} aria-live="polite">
          <div>
            <dt>Сейчас</dt>
            <dd>{words(now)}</dd>
          </div>
          <div>
            <dt>После сохранения</dt>
            <dd className={styles.then}>{edited ? words(then) : 'исправьте таблицы'}</dd>
          </div>
          {now !== null && edited && then !== null && then !== now && (
            <div>
              <dt>Разница</dt>
              <dd>{`${then > now ? '+' : '−'}${formatPrice(Math.abs(then - now))}`}</dd>
            </div>
          )}
        </dl>
      </div>
    </Panel>
  );
}
