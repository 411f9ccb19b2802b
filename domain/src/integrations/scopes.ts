/** Scopes of API keys with their labels (docs/contract.md#keys). */
export const SCOPES = {
  quotes: 'Цены, города и пункты',
  'orders:read': 'Свои заказы, их история и события',
  'orders:create': 'Оформление и отмена заказов',
  'acts:read': 'Свои акты и счета',
  webhooks: 'Уведомления на свой сервер и их проверка',
} as const;

export type Scope = keyof typeof SCOPES;

export const scopes = Object.keys(SCOPES) as Scope[];
