/**
 * Every address of the site and of the cabinet, once. Patterns (with ":") are for the router,
 * functions for links. Old ones are kept for bookmarks (docs/contract.md#addresses).
 */
export const paths = {
  home: '/',
  map: '/#map',
  services: '/servicesandtariffs',
  servicesAlias: '/servicesAndTariffs',
  about: '/about',
  contact: '/contact',
  reference: '/referenceInformation',
  privacy: '/privacy',
  /** Drawn by the server alone, and so opened by plain links. */
  tracking: '/t',
  parcel: (code: string) => `/t/${code}`,
  developers: '/developers',
  login: '/login',
  register: '/register',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  accessReview: '/access-review',

  cabinet: '/cabinet',
  profile: '/cabinet/profile',

  myOrdersRoot: '/cabinet/myOrders',
  myOrders: (page: number | string = 1) => `/cabinet/myOrders/${page}`,
  myOrder: (id: number | string) => `/cabinet/myOrders/view/${id}`,
  addOrder: '/cabinet/addNew',
  importOrders: '/cabinet/importOrders',
  importAddresses: '/cabinet/importAddresses',
  calculatePrice: '/cabinet/calculatePrice',
  contactManager: '/cabinet/communicationWithTheManager',
  contract: '/cabinet/contract',
  addressBook: '/cabinet/addressBook',
  integrations: '/cabinet/integrations',
  /** Of customers and of staff. */
  registers: '/cabinet/registers',
  registerOf: (id: number | string) => `/cabinet/registers/${id}`,
  runs: '/cabinet/runs',
  returns: '/cabinet/returns',
  months: '/cabinet/months',
  /** `YYYY-MM`. */
  month: (month: string) => `/cabinet/months/${month}`,
  /** Of customers and of staff. */
  summary: '/cabinet/summary',
  /** `YYYY-MM`. */
  summaryOf: (month: string) => `/cabinet/summary/${month}`,
  /** Of customers and of staff. */
  acts: '/cabinet/acts',
  actOf: (id: number | string) => `/cabinet/acts/${id}`,
  payments: '/cabinet/payments',
  /** Of one firm; of one whose account is gone, `user` is 0 and the УНП names it. */
  paymentsOf: (user: number, unp = '') =>
    `/cabinet/payments?user=${user}${user === 0 ? `&unp=${encodeURIComponent(unp)}` : ''}`,
  debts: '/cabinet/debts',
  /** Of customers and of staff. */
  reconciliation: '/cabinet/reconciliation',
  /** Of one firm, told as for its payments. */
  reconciliationOf: (user: number, unp = '') =>
    `/cabinet/reconciliation?user=${user}${user === 0 ? `&unp=${encodeURIComponent(unp)}` : ''}`,
  scan: '/cabinet/scan',
  runOf: (id: number | string) => `/cabinet/runs/${id}`,
  rates: '/cabinet/ratesAndDeliveryOptions',

  ordersRoot: '/cabinet/orders',
  orders: (page: number | string = 1) => `/cabinet/orders/${page}`,
  order: (id: number | string) => `/cabinet/orders/view/${id}`,
  /** `YYYY-MM-DD`, `today` or `tomorrow` in Minsk. */
  day: (date = 'today') => `/cabinet/day/${date}`,
  printOrders: '/cabinet/printOrders',
  deletedOrders: '/cabinet/deletedOrders',
  editOrder: (id: number | string) => `/cabinet/orders/edit/${id}`,
  users: '/cabinet/users',
  user: (id: number | string) => `/cabinet/user/${id}`,
  userContract: (id: number | string) => `/cabinet/users/contract/${id}`,
  registrationRequests: '/cabinet/registrationRequests',
  calculatorConfig: '/cabinet/calculatorConfig',
  tariffOrders: (id: number | string) => `/cabinet/calculatorConfig/orders/${id}`,
  company: '/cabinet/company',
  /** Edited by admins, read by managers. */
  calendar: '/cabinet/calendar',
  state: '/cabinet/state',
  messages: '/cabinet/messages',
  journal: '/cabinet/journal',
  pointsConfig: '/cabinet/deliveryCitiesAndCoefficientSettings',
} as const;

const listPage = new RegExp(`^(${paths.ordersRoot}|${paths.myOrdersRoot})/[^/]*$`);

/** Screen of an address: the pages of a list are one screen; its filters and rows stay between pages. */
export const screenOf = (pathname: string): string => listPage.exec(pathname)?.[1] ?? pathname;
