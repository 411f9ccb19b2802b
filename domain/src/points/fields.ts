import { LIMITS } from '../validation/limits';
import { defineFields } from '../validation/field';

/** A pickup point; price in BYN. Whether the coordinates are in the country is the API's question. */
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
});
