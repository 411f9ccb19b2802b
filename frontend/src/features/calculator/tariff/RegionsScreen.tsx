import {
  fieldProblem,
  formatPrice,
  pointFields,
  priceFromWire,
  toByn,
  readNumber,
  toKopecks,
  zoneCoefficient,
} from '@shlyah/domain';
import { SaveBar, SaveRefusal } from '../../../shared/SaveBar';
import { useEditedRows } from '../../../shared/useEditedRows';
import { IconButton } from '../../../ui/actions/Button';
import { NumberField } from '../../../ui/fields/NumberField';
import { stepByArrows } from '../../../ui/fields/stepped';
import { Table, type Column } from '../../../ui/layout/Table';
import { useUserId } from '../../users/session/useUserId';
import type { Calculator } from './tariff-edits';
import { CheckButton } from './CheckButton';
import { RaisePrices } from './RaisePrices';
import { editsToCheck, TariffEditions, type Edition } from './TariffEditions';
import styles from './tariff.module.css';

type Region = Calculator['cities'][number];

/** The prices that were typed, by the region's number. */
type Typed = Readonly<Record<number, string>>;

const textIn = (typed: Typed, { id, price }: Region): string => typed[id] ?? String(price);
const isChanged = (typed: Typed, region: Region): boolean =>
  readNumber(textIn(typed, region)) !== region.price;

const updatesOf = (typed: Typed, { cities }: Calculator) =>
  cities
    .filter((region) => isChanged(typed, region))
    .map((region) => ({ id: region.id, price: readNumber(textIn(typed, region)) ?? 0 }));

/** Prices of the regions; a coefficient follows its price (docs/contract.md#price-from). */
export const RegionsScreen = () => (
  <TariffEditions failedTitle="Не удалось загрузить цены" done="Цены по областям сохранены">
    {(edition) => <RegionPrices edition={edition} />}
  </TariffEditions>
);

function RegionPrices({ edition }: { edition: Edition }) {
  const rows = useEditedRows<Calculator, Typed>(edition.calculator, {
    name: `regions.${useUserId()}`,
    describe: (typed, { cities }) =>
      cities.map((region) => ({
        key: region.id,
        label: region.city,
        words: formatPrice(priceFromWire(readNumber(textIn(typed, region)))),
      })),
    begin: () => ({}),
    rebase: (typed) => typed,
    send: (typed, saved) => edition.onSave({ update: updatesOf(typed, saved), version: saved.version }),
  });
  const { cities } = rows.saved;
  const textOf = (region: Region) => textIn(rows.edits, region);
  const problemOf = (region: Region) => fieldProblem(pointFields.price, textOf(region), {});
  const changed = cities.filter((region) => isChanged(rows.edits, region));
  const count = changed.length + (edition.isMoved ? 1 : 0);
  const ok = changed.every((region) => problemOf(region) === null);

  const set = (id: number, text: string) => rows.edit((typed) => ({ ...typed, [id]: text }));
  const undo = (id: number) => rows.edit(({ [id]: _undone, ...rest }) => rest);

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
      key: 'actions',
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
      {edition.head(count > 0)}
      <SaveRefusal rows={rows} conflict="Тариф изменил другой администратор" />
      <RaisePrices
        onChange={(change) =>
          rows.edit((_, { cities: all }) =>
            Object.fromEntries(all.map(({ id, price }) => [id, String(toByn(change(toKopecks(price))))])),
          )
        }
      />
      <Table caption="Цены по областям" columns={columns} rows={cities} rowKey={({ id }) => id} />
      <SaveBar rows={rows} count={count} ok={ok} onUndone={edition.forgetMoment}>
        <CheckButton
          disabled={!ok || (count === 0 && !edition.isComing)}
          edits={() => editsToCheck({ update: updatesOf(rows.edits, rows.saved) }, edition)}
        />
      </SaveBar>
    </div>
  );
}
