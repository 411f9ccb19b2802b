import type { ComponentType } from 'react';
import { paths } from '../paths';
import { Title } from '../ui/Title';
import { lazyPage, type LazyPage } from './lazy-page';

/** A cabinet page with its address; `:id` is a page number in lists and a key elsewhere. */
export type CabinetPage = readonly [path: string, page: LazyPage];

/** A page that shows one screen of a feature under a title. */
function screenPage<Name extends string>(
  title: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyPage {
  return lazyPage(async () => {
    const Screen: ComponentType = (await load())[name];
    const Page = () => (
      <>
        <Title>{title}</Title>
        <Screen />
      </>
    );
    return { default: Page };
  });
}

export const profile: CabinetPage = [
  paths.profile,
  lazyPage(() => import('../pages/cabinet/shared/ProfilePage')),
];

/** Also open to an account that waits for confirmation, in the sandbox; its menu does not have it (docs/contract.md#sandbox). */
export const integrations: CabinetPage = [
  paths.integrations,
  lazyPage(() => import('../pages/cabinet/customer/IntegrationsPage')),
];

const registers: readonly CabinetPage[] = [
  [
    paths.registers,
    screenPage('Реестры', 'RegistersScreen', () => import('../features/registers/RegistersScreen')),
  ],
  [
    paths.registerOf(':id'),
    screenPage('Реестр', 'RegisterScreen', () => import('../features/registers/RegisterScreen')),
  ],
];

const acts: readonly CabinetPage[] = [
  [paths.actOf(':id'), screenPage('Акт', 'ActScreen', () => import('../features/acts/ActScreen'))],
  [
    paths.reconciliation,
    screenPage(
      'Акт сверки',
      'ReconciliationScreen',
      () => import('../features/payments/ReconciliationScreen'),
    ),
  ],
];

const summaryPage = screenPage(
  'Итоги',
  'SummaryScreen',
  () => import('../features/orders/months/SummaryScreen'),
);
const summary: readonly CabinetPage[] = [
  [paths.summary, summaryPage],
  [paths.summaryOf(':month'), summaryPage],
];

/** Pages of a pending or rejected user; orders redirect to the contract. */
const helpPages: readonly CabinetPage[] = [
  [paths.contract, screenPage('Контракт', 'OwnContract', () => import('../features/contracts/OwnContract'))],
  [paths.calculatePrice, lazyPage(() => import('../pages/cabinet/customer/CalculatePricePage'))],
  [paths.contactManager, lazyPage(() => import('../pages/cabinet/customer/ContactManagerPage'))],
  [paths.rates, lazyPage(() => import('../pages/cabinet/customer/RatesPage'))],
];

const customerPages: readonly CabinetPage[] = [
  [paths.myOrders(':id'), lazyPage(() => import('../pages/cabinet/customer/MyOrdersPage'))],
  [paths.myOrder(':id'), lazyPage(() => import('../pages/cabinet/customer/MyOrderPage'))],
  [paths.addOrder, lazyPage(() => import('../pages/cabinet/customer/AddOrderPage'))],
  [
    paths.addressBook,
    screenPage('Адресная книга', 'AddressBook', () => import('../features/orders/address-book/AddressBook')),
  ],
  [
    paths.importAddresses,
    screenPage('Загрузить из файла', 'BookImport', () => import('../features/orders/import/BookImport')),
  ],
  [
    paths.importOrders,
    screenPage('Загрузить из файла', 'ImportOrders', () => import('../features/orders/import/ImportOrders')),
  ],
  ...registers,
  [paths.acts, lazyPage(() => import('../pages/cabinet/customer/ActsPage'))],
  ...acts,
  ...summary,
  integrations,
];

const staffPages: readonly CabinetPage[] = [
  ...registers,
  [paths.acts, screenPage('Акты', 'ActsScreen', () => import('../features/acts/ActsScreen'))],
  ...acts,
  [
    paths.payments,
    screenPage('Оплаты', 'PaymentsScreen', () => import('../features/payments/PaymentsScreen')),
  ],
  [paths.debts, screenPage('Долги', 'DebtsScreen', () => import('../features/payments/DebtsScreen'))],
  ...summary,
  [paths.scan, screenPage('Сканирование', 'ScanScreen', () => import('../features/orders/scans/ScanScreen'))],
  [paths.runs, screenPage('Рейсы', 'RunsScreen', () => import('../features/orders/runs/RunsScreen'))],
  [
    paths.returns,
    screenPage(
      'Что должно вернуться',
      'ReturnsScreen',
      () => import('../features/orders/returns/ReturnsScreen'),
    ),
  ],
  [
    paths.months,
    screenPage('Месяц', 'MonthsRedirect', () => import('../features/orders/months/MonthsRedirect')),
  ],
  [
    paths.month(':month'),
    screenPage('Месяц', 'MonthScreen', () => import('../features/orders/months/MonthScreen')),
  ],
  [paths.runOf(':id'), screenPage('Рейс', 'RunScreen', () => import('../features/orders/runs/RunScreen'))],
  [
    paths.orders(':id'),
    screenPage('Заказы', 'StaffOrders', () => import('../features/orders/desk/StaffOrders')),
  ],
  [paths.day(':date'), screenPage('День', 'DayScreen', () => import('../features/orders/day/DayScreen'))],
  [
    paths.calendar,
    screenPage(
      'Календарь доставки',
      'CalendarScreen',
      () => import('../features/orders/calendar/CalendarScreen'),
    ),
  ],
  [paths.order(':id'), lazyPage(() => import('../pages/cabinet/staff/OrderPage'))],
  [
    paths.printOrders,
    screenPage('Список заказов', 'PrintOrders', () => import('../features/orders/desk/PrintOrders')),
  ],
  [
    paths.deletedOrders,
    screenPage('Удалённые заказы', 'DeletedOrders', () => import('../features/orders/desk/DeletedOrders')),
  ],
  [
    paths.editOrder(':id'),
    lazyPage(() =>
      import('../features/orders/edit/EditOrder').then(({ EditOrder }) => ({ default: EditOrder })),
    ),
  ],
  [paths.users, lazyPage(() => import('../pages/cabinet/staff/UsersPage'))],
  [paths.user(':id'), lazyPage(() => import('../pages/cabinet/staff/UserPage'))],
  [
    paths.userContract(':id'),
    screenPage('Контракт клиента', 'ContractScreen', () => import('../features/contracts/ContractScreen')),
  ],
  [
    paths.registrationRequests,
    screenPage(
      'Новые заявки',
      'Registrations',
      () => import('../features/users/registrations/Registrations'),
    ),
  ],
];

const adminPages: readonly CabinetPage[] = [
  [
    paths.calculatorConfig,
    screenPage(
      'Настройки калькулятора',
      'TariffScreen',
      () => import('../features/calculator/tariff/TariffScreen'),
    ),
  ],
  [
    paths.tariffOrders(':id'),
    screenPage(
      'Заказы по версии тарифа',
      'TariffOrders',
      () => import('../features/orders/desk/TariffOrders'),
    ),
  ],
  [paths.pointsConfig, lazyPage(() => import('../pages/cabinet/staff/PointsConfigPage'))],
  [paths.company, screenPage('Компания', 'CompanyScreen', () => import('../features/company/CompanyScreen'))],
  [paths.state, screenPage('Состояние', 'StateScreen', () => import('../features/state/StateScreen'))],
  [
    paths.messages,
    screenPage('Сообщения', 'MessagesScreen', () => import('../features/notifications/MessagesScreen')),
  ],
  [paths.journal, screenPage('Журнал', 'JournalScreen', () => import('../features/journal/JournalScreen'))],
];

/** The cabinet pages of each kind of user (docs/contract.md#access). */
export const cabinetPages = {
  visitor: [],
  pending: [...helpPages, profile],
  customer: [...customerPages, ...helpPages, profile],
  manager: [...staffPages, profile],
  admin: [...staffPages, ...adminPages, profile],
} as const satisfies Record<string, readonly CabinetPage[]>;
