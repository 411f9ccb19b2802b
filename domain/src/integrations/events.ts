/** The events of clients' programs, with meanings: a closed list (docs/contract.md#events). */
export const EVENTS = {
  'order.created': 'Заказ оформлен',
  'order.status': 'У заказа сменились статус или состояние',
  'order.price': 'Цена заказа назначена, изменена или снова формируется',
  'order.changed': 'В заказе изменено что-то ещё',
  'order.canceled': 'Заказ отменён',
  'order.proposal':
    'По заказу предложено изменение, или на предложение ответили: прочитайте предложения заказа',
  'order.deleted': 'Заказ удалён: его больше нет, order — null и в этом, и в прежних его событиях',
  'contract.changed': 'Контракт заполнен или изменён',
  'registration.decided': 'По заявке на регистрацию принято решение',
  'points.changed': 'Изменились пункты самовывоза: прочитайте их заново',
  'tariff.changed': 'Изменились тарифы: цены новых расчётов другие',
  ping: 'Проверка связи: ничего не произошло; в ленте не бывает',
} as const;

export type EventType = keyof typeof EVENTS;

export const eventTypes = Object.keys(EVENTS) as EventType[];

/** Types by name or by their beginning: `order.*`, `*`. */
export const EVENT_PATTERNS = [
  '*',
  ...new Set(eventTypes.flatMap((type) => (type.includes('.') ? [`${type.split('.')[0]}.*`] : []))),
  ...eventTypes,
];

/** The types that are meant; null when something names none. Nothing means all. */
export function eventTypesOf(patterns: readonly string[]): EventType[] | null {
  if (!patterns.every((pattern) => EVENT_PATTERNS.includes(pattern))) return null;
  const meant = (type: string): boolean =>
    patterns.some(
      (one) => one === type || one === '*' || (one.endsWith('.*') && type.startsWith(one.slice(0, -1))),
    );
  return patterns.length === 0 ? eventTypes : eventTypes.filter(meant);
}

const looks = /^evt_(\d{10,15})$/;

/** The id of the event that stands at this place of the feed; ids sort as the events do. */
export const eventId = (seq: number): string => `evt_${String(seq).padStart(10, '0')}`;

/** The place that an id names; null for an invalid id. */
export function readEventId(id: string): number | null {
  const seq = Number(looks.exec(id)?.[1] ?? NaN);
  return Number.isSafeInteger(seq) ? seq : null;
}
