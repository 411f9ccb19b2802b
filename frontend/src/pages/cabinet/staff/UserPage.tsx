import { ContractLink } from '../../../features/contracts/ContractLink';
import { UserContract } from '../../../features/contracts/UserContract';
import { ClientOrders } from '../../../features/orders/desk/ClientOrders';
import { UserScreen } from '../../../features/users/list/UserScreen';
import { QueryTabs } from '../../../shared/QueryTabs';

/** A user; a customer with the contract and the orders. */
export default function UserPage() {
  return (
    <UserScreen>
      {({ id, ordersCount }) => (
        <QueryTabs
          label="Клиент"
          tabs={[
            {
              tab: 'contract',
              label: 'Контракт',
              content: (
                <UserContract userId={id} head={(contract) => contract && <ContractLink userId={id} />} />
              ),
            },
            { tab: 'orders', label: `Заказы: ${ordersCount}`, content: <ClientOrders userId={id} /> },
          ]}
        />
      )}
    </UserScreen>
  );
}
