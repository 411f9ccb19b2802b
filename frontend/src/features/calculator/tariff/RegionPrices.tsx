import { fieldProblem, pointFields, readNumber, toKopecks, zoneCoefficient } from '@shlyah/domain';
import { useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { Button, IconButton } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { NumberField } from '../../../ui/fields/TextField';
import { stepByArrows } from '../../../ui/fields/stepped';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { Table, type Column } from '../../../ui/layout/Table';
import type { Calculator } from './draft';
import styles from './tariff.module.css';

type Region = Calculator['cities'][number];

interface RegionPricesProps {
  calculator: Calculator;
  /** Saves; answers with why it was refused, undefined when all went well. */
  onSave: (update: { id: number; price: number }[]) => Promise<ActionFailure | undefined>;
}

/** Prices of the regions; a coefficient follows its price (docs/contract.md#price-from). */
export function RegionPrices({ calculator, onSave }: RegionPricesProps) {
  const [edited, setEdited] = useState<Readonly<Record<number, string>>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const textOf = ({ id, price }: Region) => edited[id] ?? String(price);
  const problemOf = (region: Region) => fieldProblem(pointFields.price, textOf(region), {});
  const changed = calculator.cities.filter((region) => readNumber(textOf(region)) !== region.price);
  const ok = changed.every((region) => problemOf(region) === null);

  const set = (id: number, text: string) => setEdited((before) => ({ ...before, [id]: text }));
  const undo = (id: number) => setEdited(({ [id]: _undone, ...rest }) => rest);

  const columns: Column<Region>[] = [
    { key: 'region', header: 'Область', title: true, cell: ({ city }) => city },
    { key: 'town', header: 'Центр', cell: ({ town }) => town },
    { key: 'zone', header: 'Зона', align: 'end', cell: ({ param1 }) => param1 },
    {
      key: 'price',
      header: 'Цена',
      width: '180px',
      cell: (region) => (
        <NumberField
          label={`Цена: ${region.city}`}
          labelHidden
          unit="р"
          value={textOf(region)}
          error={problemOf(region) ?? undefined}
          onChange={(text) => set(region.id, text)}
          onKeyDown={(event) => stepByArrows(event, 0.01, (text) => set(region.id, text))}
        />
      ),
    },
    {
      key: 'coef',
      header: 'Коэффициент',
      align: 'end',
      cell: (region) => {
        const price = readNumber(textOf(region));
        return price === null ? '—' : zoneCoefficient(toKopecks(price)).toFixed(4).replace('.', ',');
      },
    },
    {
      key: 'acts',
      header: 'Действия',
      headerHidden: true,
      width: '60px',
      cell: (region) =>
        changed.includes(region) && (
          <IconButton
            icon="returned"
            label={`Вернуть как было: ${region.city}`}
            onClick={() => undo(region.id)}
          />
        ),
    },
  ];
  return (
    <div className={styles.table}>
      <LeaveGuard unsaved={changed.length > 0} />
      {failure && (
        <Notice kind="error" role="alert" title="Сохранить не удалось">
          {failure.message}
        </Notice>
      )}
      <Table caption="Цены по областям" columns={columns} rows={calculator.cities} rowKey={({ id }) => id} />
      <div className={styles.save}>
        <Button
          busy={busy}
          disabled={changed.length === 0 || !ok}
          onClick={() => {
            setBusy(true);
            const update = changed.map((region) => ({
              id: region.id,
              price: readNumber(textOf(region)) ?? 0,
            }));
            void onSave(update).then((why) => {
              setBusy(false);
              setFailure(why);
              if (!why) setEdited({});
            });
          }}
        >
          {busy ? 'Сохраняем…' : 'Сохранить'}
        </Button>
        {changed.length > 0 && (
          <Button kind="secondary" onClick={() => setEdited({})}>
            Отменить всё
          </Button>
        )}
        <p className={styles.state}>
          Новая цена действует сразу: на сайте, в калькуляторе и в новых заказах.
        </p>
      </div>
    </div>
  );
}
