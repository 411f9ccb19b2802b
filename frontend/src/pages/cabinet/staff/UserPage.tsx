import { Suspense } from 'react';
import { ContractLink } from '../../../features/contracts/ContractLink';
import { UserContract } from '../../../features/contracts/UserContract';
import { ClientOrders } from '../../../features/orders/desk/ClientOrders';
import { UserScreen } from '../../../features/users/list/UserScreen';
import { useMay } from '../../../features/users/session/useMay';
import { lazyPart } from '../../../ui/lazy-part';
import { QueryTabs } from '../../../shared/QueryTabs';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';

const ClientTerms = lazyPart(() => import('../../../features/calculator/terms/ClientTerms'));
const ClientKeys = lazyPart(() => import('../../../features/integrations/client/ClientKeys'));

/** A user; a customer with the contract and the orders. */
export default function UserPage() {
  const may = useMay();
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
            {
              tab: 'terms',
              label: 'Условия',
              content: (
                <Suspense fallback={<SkeletonRows rows={7} label="Загружаем условия…" />}>
                  <ClientTerms clientId={id} canEdit={may('tariff:edit')} />
                </Suspense>
              ),
            },
            {
              tab: 'integrations',
              label: 'Интеграции',
              content: (
                <Suspense fallback={<SkeletonRows rows={3} height="72px" label="Загружаем интеграции…" />}>
                  <ClientKeys userId={id} />
                </Suspense>
              ),
            },
          ]}
        />
      )}
    </UserScreen>
  );
}
