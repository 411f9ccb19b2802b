/** What people call the fields of an order: in summaries of errors and in the history of changes. */
export const ORDER_FIELDS: Readonly<Record<string, string>> = {
  status: 'Статус',
  state: 'Состояние',
  price: 'Цена',
  deliveryDate: 'Дата доставки',
  tarif: 'Тариф',
  contactPerson: 'Контактное лицо',
  contactPersonName: 'ФИО контактного лица',
  contactPersonPhone: 'Телефон контактного лица',
  delivery: 'Откуда забрать',
  address: 'Город отправителя',
  addressId: 'Город отправителя',
  street: 'Улица отправителя',
  house: 'Дом отправителя',
  housing: 'Корпус отправителя',
  entrance: 'Подъезд отправителя',
  flat: 'Квартира отправителя',
  floor: 'Этаж отправителя',
  pickupPoint: 'Пункт приёма',
  comment: 'Комментарий отправителя',
  reciverType: 'Кто получает',
  organization: 'Организация получателя',
  name: 'ФИО получателя',
  reciverPhone: 'Телефон получателя',
  deliveryAddress: 'Куда доставить',
  reciverAddress: 'Город получателя',
  reciverAddressId: 'Город получателя',
  reciverStreet: 'Улица получателя',
  reciverHouse: 'Дом получателя',
  reciverHousing: 'Корпус получателя',
  reciverEntrance: 'Подъезд получателя',
  reciverFlat: 'Квартира получателя',
  reciverFloor: 'Этаж получателя',
  recivePoint: 'Пункт выдачи',
  reciverComment: 'Комментарий для получателя',
  fragileCargo: 'Хрупкий груз',
  'fragile\u0421argo': 'Хрупкий груз',
  packages: 'Груз',
};

/** What people call the fields of one item of the cargo. */
export const ITEM_FIELDS: Readonly<Record<string, string>> = {
  type: 'Что везём',
  calculationType: 'Как считать',
  length: 'Длина',
  width: 'Ширина',
  height: 'Высота',
  volume: 'Объём',
  weight: 'Вес',
  name: 'Название',
  count: 'Количество',
  useTTN: 'ТТН с грузом',
  TTN: 'Номер ТТН',
  returnTTN: 'Возврат ТТН',
};

/** The name of a field by its path: `packages.1.weight` is «Место 2, вес». */
export function fieldName(path: string): string {
  const [, index, field] = /^packages\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined || field === undefined) return ORDER_FIELDS[path] ?? path;
  return `Место ${Number(index) + 1}, ${(ITEM_FIELDS[field] ?? field).toLowerCase()}`;
}
