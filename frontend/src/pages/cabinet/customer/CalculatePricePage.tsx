import { CalculatePrice } from '../../../features/orders/new/CalculatePrice';
import { Title } from '../../../ui/Title';

export default function CalculatePricePage() {
  return (
    <>
      <Title>Рассчитать стоимость</Title>
      <CalculatePrice />
    </>
  );
}
