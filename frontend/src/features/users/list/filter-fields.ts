import { defineFields, LIMITS, SWITCHABLE_ROLES } from '@shlyah/domain';

/** The filter of the list of users; by roles narrows only an admin. */
export const userFilterFields = defineFields({
  search: { kind: 'text', max: LIMITS.search, label: 'Имя, телефон, эл. почта, УНП, организация' },
  status: {
    kind: 'choice',
    choices: ['confirmed', 'pending', 'canceled'],
    choiceLabels: { confirmed: 'Подтверждённые', pending: 'Ждут подтверждения', canceled: 'Отклонённые' },
    label: 'Статус',
  },
  role: {
    kind: 'choice',
    choices: SWITCHABLE_ROLES,
    choiceLabels: { customer: 'Клиенты', manager: 'Менеджеры' },
    label: 'Роль',
  },
});
