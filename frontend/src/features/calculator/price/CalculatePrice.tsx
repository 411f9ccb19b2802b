import { PageHeader } from '../../../ui/layout/PageHeader';
import type { Calculation } from '../quote/request';
import { CargoCalculator } from './CargoCalculator';

interface CalculatePriceProps {
  user: number;
  /** Takes the calculation into an order; absent for users without order rights. */
  onOrder: ((calculation: Calculation) => void) | undefined;
}

/** The price calculator of the cabinet. */
export function CalculatePrice({ user, onOrder }: CalculatePriceProps) {
  return (
    <>
      <PageHeader
        title="Рассчитать стоимость"
        note={
          onOrder
            ? 'Цена считается по ходу ввода. Всё, что введёте, можно взять в заказ.'
            : 'Цена считается по ходу ввода. Оформить заказ можно будет после подтверждения регистрации.'
        }
      />
      <CargoCalculator user={user} onOrder={onOrder} />
    </>
  );
}
