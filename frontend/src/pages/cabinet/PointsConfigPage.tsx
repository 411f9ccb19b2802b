import { PageHeader } from '../../ui/layout/PageHeader';

export default function PointsConfigPage() {
  return <PageHeader title="Адреса доставки" />;
}
