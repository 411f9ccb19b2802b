import { paths } from '../paths';
import { lazyPage, type LazyPage } from './lazy-page';

/** A cabinet page with its address; `:id` is a page number in lists and a key elsewhere. */
export type CabinetPage = readonly [path: string, page: LazyPage];

export const profile: CabinetPage = [
  paths.profile,
  lazyPage(() => import('../pages/cabinet/shared/ProfilePage')),
];

/** What a person who waits for confirmation (or was rejected) may use; orders send to the contract. */
const helpPages: readonly CabinetPage[] = [
  [paths.contract, lazyPage(() => import('../pages/cabinet/customer/ContractPage'))],
  [paths.calculatePrice, lazyPage(() => import('../pages/cabinet/customer/CalculatePricePage'))],
  [paths.contactManager, lazyPage(() => import('../pages/cabinet/customer/ContactManagerPage'))],
  [paths.rates, lazyPage(() => import('../pages/cabinet/customer/RatesPage'))],
];

const customerPages: readonly CabinetPage[] = [
  [paths.myOrders(':id'), lazyPage(() => import('../pages/cabinet/customer/MyOrdersPage'))],
  [paths.myOrder(':id'), lazyPage(() => import('../pages/cabinet/customer/MyOrderPage'))],
  [paths.addOrder, lazyPage(() => import('../pages/cabinet/customer/AddOrderPage'))],
  [paths.integrations, lazyPage(() => import('../pages/cabinet/customer/IntegrationsPage'))],
];

const staffPages: readonly CabinetPage[] = [
  [paths.orders(':id'), lazyPage(() => import('../pages/cabinet/staff/OrdersPage'))],
  [paths.order(':id'), lazyPage(() => import('../pages/cabinet/staff/OrderPage'))],
  [paths.editOrder(':id'), lazyPage(() => import('../pages/cabinet/staff/EditOrderPage'))],
  [paths.users, lazyPage(() => import('../pages/cabinet/staff/UsersPage'))],
  [paths.user(':id'), lazyPage(() => import('../pages/cabinet/staff/UserPage'))],
  [paths.userContract(':id'), lazyPage(() => import('../pages/cabinet/staff/UserContractPage'))],
  [paths.registrationRequests, lazyPage(() => import('../pages/cabinet/staff/RegistrationRequestsPage'))],
];

const adminPages: readonly CabinetPage[] = [
  [paths.calculatorConfig, lazyPage(() => import('../pages/cabinet/staff/CalculatorConfigPage'))],
  [paths.pointsConfig, lazyPage(() => import('../pages/cabinet/staff/PointsConfigPage'))],
  [paths.company, lazyPage(() => import('../pages/cabinet/staff/CompanyPage'))],
  [paths.state, lazyPage(() => import('../pages/cabinet/staff/StatePage'))],
  [paths.messages, lazyPage(() => import('../pages/cabinet/staff/MessagesPage'))],
  [paths.journal, lazyPage(() => import('../pages/cabinet/staff/JournalPage'))],
];

/** The cabinet pages of each kind of user (docs/contract.md#access). */
export const cabinetPages = {
  visitor: [],
  pending: [...helpPages, profile],
  customer: [...customerPages, ...helpPages, profile],
  manager: [...staffPages, profile],
  admin: [...staffPages, ...adminPages, profile],
} as const satisfies Record<string, readonly CabinetPage[]>;
