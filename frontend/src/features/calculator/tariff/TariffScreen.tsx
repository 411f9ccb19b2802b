import { PageHeader } from '../../../ui/layout/PageHeader';
import { TariffConfig } from './TariffConfig';
import { TariffEditions } from './TariffEditions';

/** The calculator's coefficients as they are saved now, to be edited. */
export const TariffScreen = () => (
  <>
    <PageHeader
      title="Настройки калькулятора"
      note="Цена места = цена направления × (коэффициент веса : коэффициент объёма), но не ниже цены направления."
    />
    <TariffEditions failedTitle="Не удалось загрузить тариф" done="Тариф сохранён" withVersions>
      {(edition) => <TariffConfig edition={edition} />}
    </TariffEditions>
  </>
);
