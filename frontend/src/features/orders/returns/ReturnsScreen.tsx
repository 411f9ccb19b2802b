import { useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { numberFrom, pageFrom } from '../../../shared/address';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TabLinks } from '../../../ui/layout/Tabs';
import { HeldOrders } from './HeldOrders';
import styles from './returns.module.css';
import { TtnClients } from './TtnClients';
import { TtnOfClient } from './TtnOfClient';

/** What must come back to the clients: signed waybills, and cargo that was not delivered (docs/contract.md#what-must-come-back). */
export function ReturnsScreen() {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const isCargo = query.get('what') === 'cargo';
  // Clients without an account are number 0.
  const user = query.get('user') === '0' ? 0 : numberFrom(query.get('user'));
  return (
    <>
      <PageHeader
        title="Что должно вернуться"
        note="Подписанные ТТН после вручения и груз, который не удалось доставить."
      />
      <TabLinks
        label="Что должно вернуться"
        tabs={[
          { to: paths.returns, label: 'ТТН ещё не вернулись', current: !isCargo },
          { to: `${paths.returns}?what=cargo`, label: 'Не доставлены и возвраты', current: isCargo },
        ]}
      />
      <div className={styles.list}>
        {isCargo && <HeldOrders page={page} />}
        {!isCargo && user === null && <TtnClients page={page} />}
        {!isCargo && user !== null && <TtnOfClient key={user} user={user} page={page} />}
      </div>
    </>
  );
}
