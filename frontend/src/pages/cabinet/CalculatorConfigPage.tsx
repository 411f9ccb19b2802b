import { PageHeader } from '../../ui/layout/PageHeader';

export default function CalculatorConfigPage() {
  return <PageHeader title="Настройки калькулятора" />;
}
