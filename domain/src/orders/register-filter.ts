import { LIMITS } from '../validation/limits';
import { defineFields } from '../validation/field';

export const REGISTER_STATES = ['open', 'received', 'dissolved'] as const;

/** The filter of registers. */
export const registerFilterFields = defineFields({
  client: {
    kind: 'text',
    max: LIMITS.search,
    label: 'Кто сдаёт: имя, организация, УНП',
    about:
      'Реестры этого клиента: имя, организация, почта, телефон или УНП, хотя бы частью; только для сотрудников',
    example: 'ромашка',
  },
  state: {
    kind: 'choice',
    choices: REGISTER_STATES,
    choiceLabels: { open: 'Не сданные', received: 'Принятые', dissolved: 'Распущенные' },
    label: 'Состояние',
    about: 'Не сданные (open), принятые (received) или распущенные (dissolved)',
    example: 'open',
  },
  day: { kind: 'day', label: 'День', about: 'На какой день составлены, ГГГГ-ММ-ДД', example: '2026-11-27' },
});
