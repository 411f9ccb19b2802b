import { defineFields } from '../validation/field';

/** The version of the privacy policy that a registration accepts. */
export const PRIVACY_VERSION = '2026-11-27';

/** Days between the request to delete an account and its deletion; the law allows fifteen. */
export const LEAVING_DAYS = 14;

export const leavingFields = defineFields({
  reason: {
    kind: 'text',
    max: 500,
    label: 'Почему вы уходите',
    about: 'Причина, если хотите её назвать',
    example: 'Больше не отправляем посылки',
  },
});
