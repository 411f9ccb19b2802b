import { useSelector } from 'react-redux';
import { TariffScreen } from '../../../features/calculator/tariff/TariffScreen';
import { selectUser } from '../../../features/users/session/selectors';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The calculator's coefficients, for admins. */
export default function CalculatorConfigPage() {
  const user = useSelector(selectUser);
  return (
    <>
      <Title>Настройки калькулятора</Title>
      <PageHeader
        title="Настройки калькулятора"
        note="Цена места = цена направления × (коэффициент веса : коэффициент объёма), но не ниже цены направления."
      />
      <TariffScreen user={user?.id ?? 0} />
    </>
  );
}
