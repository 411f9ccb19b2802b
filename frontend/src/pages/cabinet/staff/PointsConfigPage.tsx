import { useSelector } from 'react-redux';
import { RegionsScreen } from '../../../features/calculator/tariff/RegionsScreen';
import { PointsScreen } from '../../../features/points/admin/PointsScreen';
import { selectUser } from '../../../features/users/session/selectors';
import { QueryTabs } from '../../../shared/QueryTabs';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The pickup points and the prices of the regions. */
export default function PointsConfigPage() {
  const user = useSelector(selectUser);
  return (
    <>
      <Title>Адреса доставки</Title>
      <PageHeader title="Адреса доставки" />
      <QueryTabs
        label="Настройки доставки"
        tabs={[
          { tab: 'points', label: 'Пункты выдачи', content: <PointsScreen user={user?.id ?? 0} /> },
          { tab: 'regions', label: 'Цены по областям', content: <RegionsScreen user={user?.id ?? 0} /> },
        ]}
      />
    </>
  );
}
