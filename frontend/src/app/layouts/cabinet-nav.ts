import { paths } from '../../paths';
import type { NavGroup, NavItem } from './nav';

const help: readonly NavItem[] = [
  { to: paths.calculatePrice, label: 'Рассчитать стоимость', icon: 'calculator' },
  { to: paths.contract, label: 'Контракт', icon: 'contract' },
  { to: paths.contactManager, label: 'Связь с менеджером', icon: 'chat' },
  { to: paths.rates, label: 'Тарифы и варианты доставки', icon: 'tariff' },
];
const requests: NavItem = {
  to: paths.registrationRequests,
  label: 'Новые заявки',
  icon: 'inbox',
  counts: 'registrations',
};
const orders: NavItem = {
  to: paths.orders(1),
  label: 'Заказы',
  icon: 'box',
  under: paths.ordersRoot,
  counts: 'proposals',
};
const day: NavItem = { to: paths.day(), label: 'День', icon: 'calendar', under: paths.day('') };

const registers: NavItem = {
  to: paths.registers,
  label: 'Реестры',
  icon: 'document',
  under: paths.registers,
};

const runs: NavItem = { to: paths.runs, label: 'Рейсы', icon: 'truck', under: paths.runs };
const returns: NavItem = { to: paths.returns, label: 'Что вернуть', icon: 'returned' };
const months: NavItem = { to: paths.months, label: 'Месяц', icon: 'tariff', under: paths.months };
const summary: NavItem = { to: paths.summary, label: 'Итоги', icon: 'chart', under: paths.summary };
const acts: NavItem = { to: paths.acts, label: 'Акты', icon: 'contract', under: paths.acts };
const payments: NavItem = { to: paths.payments, label: 'Оплаты', icon: 'check', under: paths.debts };
const actsOfFirm: NavItem = { ...acts, ofFirms: true };
const actsOfAll: NavItem = { ...acts, counts: 'objections' };
const scan: NavItem = { to: paths.scan, label: 'Сканирование', icon: 'search' };

const work: NavGroup = {
  heading: 'Работа',
  items: [orders, day, runs, returns, scan, registers],
};
const billing: NavGroup = {
  heading: 'Расчёты',
  items: [months, actsOfAll, payments, summary],
};
const peopleAs = (label: string): NavGroup => ({
  heading: 'Люди',
  items: [{ to: paths.users, label, icon: 'users', under: '/cabinet/user' }, requests],
});
const withoutHeading = (...items: readonly NavItem[]): NavGroup => ({ heading: null, items });

/** The cabinet's menu of each kind of user (docs/contract.md#menus). */
export const cabinetMenus: Record<'pending' | 'customer' | 'manager' | 'admin', readonly NavGroup[]> = {
  pending: [withoutHeading(...help)],
  customer: [
    withoutHeading(
      { to: paths.myOrders(1), label: 'Мои заказы', icon: 'box', under: paths.myOrdersRoot },
      { to: paths.addOrder, label: 'Добавить заказ', icon: 'plus' },
      registers,
      actsOfFirm,
      summary,
      ...help,
      { to: paths.addressBook, label: 'Адресная книга', icon: 'users' },
      { to: paths.integrations, label: 'Интеграции', icon: 'code' },
    ),
  ],
  manager: [work, billing, peopleAs('Клиенты')],
  admin: [
    work,
    billing,
    peopleAs('Пользователи'),
    {
      heading: 'Настройки',
      items: [
        { to: paths.pointsConfig, label: 'Адреса доставки', icon: 'pin' },
        { to: paths.calculatorConfig, label: 'Настройки калькулятора', icon: 'settings' },
        { to: paths.calendar, label: 'Календарь доставки', icon: 'calendar' },
        { to: paths.company, label: 'Компания', icon: 'contract' },
      ],
    },
    {
      heading: 'Система',
      items: [
        { to: paths.state, label: 'Состояние', icon: 'info' },
        { to: paths.messages, label: 'Сообщения', icon: 'bell' },
        { to: paths.journal, label: 'Журнал', icon: 'clock' },
      ],
    },
  ],
};
