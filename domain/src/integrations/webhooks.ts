import { defineFields } from '../validation/field';

/** So many events that wait for one address are queued, about; the feed holds the rest. */
export const WEBHOOK_WAITING_MOST = 1000;

/** Where events are sent; their types are a list and stand beside. */
export const webhookFields = defineFields({
  url: {
    kind: 'text',
    required: true,
    max: 500,
    label: 'Адрес',
    about: 'Адрес вашей программы: https, порт 443 или больше 1023, виден из интернета',
    example: 'https://shop.by/shlyah/events',
  },
  description: {
    kind: 'text',
    max: 200,
    label: 'Пояснение',
    about: 'Пояснение для себя',
    example: 'Склад',
  },
});
