import { PageHeader } from '../../../ui/layout/PageHeader';

export default function CalculatePricePage() {
  return <PageHeader title="Рассчитать стоимость" />;
}
