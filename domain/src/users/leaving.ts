import { defineFields } from '../validation/field';

/** The day of the policy on /privacy that counts now; who registers accepts it. */
export const PRIVACY_VERSION = '2026-11-27';

/** How long an account stays after its owner has asked to delete it, days: the law allows fifteen. */
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
