/** An endpoint of a delivery: an address or a pickup point. */
export const DELIVERY_KINDS = ['client', 'punkt'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const RECEIVER_TYPES = ['ur-lico', 'fiz-lico'] as const;
export type ReceiverType = (typeof RECEIVER_TYPES)[number];

export const PACKAGE_TYPES = ['package', 'product', 'doc'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

export const CALCULATION_TYPES = ['sizes', 'volume'] as const;
export type CalculationType = (typeof CALCULATION_TYPES)[number];

export const TARIFS = ['standart'] as const;
export type Tarif = (typeof TARIFS)[number];

export const USE_TTN = ['yes', 'no'] as const;
export type UseTtn = (typeof USE_TTN)[number];

/** Periods and price filters of the list of orders (docs/contract.md#order-filter). */
export const DATE_TYPES = ['today', 'week', 'lastMonth', 'period', 'all'] as const;
export type DateType = (typeof DATE_TYPES)[number];
export const PRICE_TYPES = ['none', 'exist', 'range'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** Rows per page of every list. */
export const PAGE_SIZE = 20;
/** Orders per page that staff may ask for at most: a wide screen has room for them. */
export const MAX_PAGE_SIZE = 40;
/** Days in which a deleted order can be restored. */
export const DELETED_ORDER_DAYS = 30;

/** The wire name of `fragileCargo`, with a Cyrillic «С» (U+0421; docs/contract.md#odd-names). */
export const FRAGILE_ON_WIRE = 'fragile\u0421argo';
