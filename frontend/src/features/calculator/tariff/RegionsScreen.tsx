import { RegionPrices } from './RegionPrices';
import { TariffEditions } from './TariffEditions';

/** The prices of the regions as they are saved now, to be edited. */
export function RegionsScreen({ user }: { user: number }) {
  return (
    <TariffEditions failedTitle="Не удалось загрузить цены" done="Цены по областям сохранены">
      {(edition) => (
        <RegionPrices user={user} calculator={edition.calculator} edition={edition} onSave={edition.onSave} />
      )}
    </TariffEditions>
  );
}
