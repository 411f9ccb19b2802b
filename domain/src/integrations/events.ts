/** Types of events for clients' programs, with descriptions (docs/contract.md#events). */
export const EVENTS = {
  'order.created': 'Заказ оформлен',
  'order.status': 'У заказа сменились статус или состояние',
  'order.price': 'Цена заказа назначена, изменена или снова формируется',
  'order.changed': 'В заказе изменено что-то ещё',
  'order.canceled': 'Заказ отменён',
  'order.proposal':
    'По заказу предложено изменение, или на предложение ответили: прочитайте предложения заказа',
  'order.deleted': 'Заказ удалён: его больше нет, order — null и в этом, и в прежних его событиях',
  'act.issued': 'Выставлен акт или исправление акта: прочитайте акт actId',
  'act.objected': 'По акту actId есть возражение клиента',
  'act.changed':
    'С актом actId согласились, его аннулировали, возражение отозвали или на него ответили: прочитайте акт',
  'contract.changed': 'Контракт заполнен или изменён',
  'registration.decided': 'По заявке на регистрацию принято решение',
  'points.changed': 'Изменились пункты самовывоза: прочитайте их заново',
  'tariff.changed': 'Изменились тарифы: цены новых расчётов другие',
  ping: 'Проверка связи: ничего не произошло; в ленте не бывает',
} as const;

export type EventType = keyof typeof EVENTS;

export const eventTypes = Object.keys(EVENTS) as EventType[];

/** Valid patterns: types and wildcards such as `order.*` and `*`. */
export const EVENT_PATTERNS = [
  '*',
  ...new Set(eventTypes.flatMap((type) => (type.includes('.') ? [`${type.split('.')[0]}.*`] : []))),
  ...eventTypes,
];

/** Expands patterns to types; null for an invalid pattern. An empty list means all types. */
export function matchEventTypes(patterns: readonly string[]): EventType[] | null {
  if (!patterns.every((pattern) => EVENT_PATTERNS.includes(pattern))) return null;
  const meant = (type: string): boolean =>
    patterns.some(
      (one) => one === type || one === '*' || (one.endsWith('.*') && type.startsWith(one.slice(0, -1))),
    );
  return patterns.length === 0 ? eventTypes : eventTypes.filter(meant);
}

const ID_PATTERN = /^evt_(\d{10,15})$/;

/** The id of the event at a position of the feed; ids sort like positions. */
export const eventId = (seq: number): string => `evt_${String(seq).padStart(10, '0')}`;

/** The position of an event id; null for an invalid id. */
export function readEventId(id: string): number | null {
  const seq = Number(ID_PATTERN.exec(id)?.[1] ?? NaN);
  return Number.isSafeInteger(seq) ? seq : null;
}
