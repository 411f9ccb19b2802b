import { RegionsScreen } from '../../../features/calculator/tariff/RegionsScreen';
import { PointsScreen } from '../../../features/points/admin/PointsScreen';
import { QueryTabs } from '../../../shared/QueryTabs';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The pickup points and the prices of the regions. */
export default function PointsConfigPage() {
  return (
    <>
      <Title>Адреса доставки</Title>
      <PageHeader title="Адреса доставки" />
      <QueryTabs
        label="Настройки доставки"
        tabs={[
          { tab: 'points', label: 'Пункты выдачи', content: <PointsScreen /> },
          { tab: 'regions', label: 'Цены по областям', content: <RegionsScreen /> },
        ]}
      />
    </>
  );
}
