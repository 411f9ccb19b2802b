import { ImportOrders } from '../../../features/orders/import/ImportOrders';
import { Title } from '../../../ui/Title';

/** Orders out of a table. */
export default function ImportOrdersPage() {
  return (
    <>
      <Title>Загрузить из файла</Title>
      <ImportOrders />
    </>
  );
}
