import { defineFields } from '../validation/field';

/** Approximate maximum number of queued events per webhook; the feed holds the rest. */
export const MAX_WAITING_EVENTS = 1000;

/** The fields of a webhook, without its list of event types. */
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
