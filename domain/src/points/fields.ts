import { LIMITS } from '../validation/limits';
import { defineFields } from '../validation/field';

/** A pickup point; price in BYN. The API checks that the coordinates are in the country. */
export const pointFields = defineFields({
  street: {
    kind: 'text',
    required: true,
    max: LIMITS.street,
    label: 'Улица и дом',
    example: 'ул. Советская, 12',
  },
  cityId: { kind: 'id', required: true, label: 'Город', about: 'Номер города', example: 3 },
  coords: {
    kind: 'text',
    max: LIMITS.coords,
    label: 'Координаты',
    about: 'Координаты «долгота,широта»; без них место находится по адресу',
    example: '30.9896,52.4289',
  },
  price: {
    kind: 'number',
    required: true,
    min: 0,
    max: LIMITS.price,
    label: 'Цена',
    about: 'Цена, BYN',
    example: 38,
  },
  hours: {
    kind: 'text',
    max: LIMITS.hours,
    label: 'Часы работы',
    example: 'пн–пт 09:00–19:00, сб 10:00–16:00',
  },
  phone: { kind: 'phone', label: 'Телефон' },
  note: {
    kind: 'text',
    max: LIMITS.text,
    label: 'Примечание',
    about: 'Как найти, что учесть',
    example: 'Вход со двора, второй этаж',
  },
  maxWeight: {
    kind: 'number',
    min: LIMITS.weightMin,
    max: LIMITS.weight,
    decimals: LIMITS.weightDecimals,
    label: 'Наибольший вес места, кг',
    about: 'Наибольший вес одного места, кг; null — без ограничения',
    example: 25,
  },
  maxSide: {
    kind: 'number',
    min: LIMITS.sizeMin,
    max: LIMITS.size,
    label: 'Наибольшая сторона, см',
    about: 'Наибольшая сторона одного места, см; null — без ограничения',
    example: 60,
  },
});
