import { PastImportsLink } from '../../../features/orders/import/PastImportsLink';
import { MyOrders } from '../../../features/orders/list/MyOrders';
import { RepeatButton } from '../../../features/orders/new/RepeatButton';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

export default function MyOrdersPage() {
  return (
    <>
      <Title>Мои заказы</Title>
      <PageHeader
        title="Мои заказы"
        actions={
          <LinkButton to={paths.addOrder} icon="plus">
            Добавить заказ
          </LinkButton>
        }
      />
      <MyOrders
        action={(order) => <RepeatButton kind="quiet" size="small" order={order} />}
        tools={<PastImportsLink />}
      />
    </>
  );
}
