import { useLocation } from 'react-router';
import { paths } from '../../paths';
import { TabLinks } from '../../ui/layout/Tabs';

/** Between the payments, the debts and the reconciliation. */
export function PaymentTabs() {
  const { pathname } = useLocation();
  const tabs = [
    { to: paths.payments, label: 'Оплаты' },
    { to: paths.debts, label: 'Долги' },
    { to: paths.reconciliation, label: 'Акт сверки' },
  ];
  return (
    <TabLinks label="Оплаты и долги" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))} />
  );
}
