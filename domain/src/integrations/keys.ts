import { modes } from './modes';
import { defineFields } from '../validation/field';

/** Maximum number of keys per account, including expired ones. */
export const MAX_KEYS = 20;

/** Maximum validity of the previous secret after a rotation, hours. */
export const OVERLAP_HOURS = 72;

/** Maximum number of addresses and networks of a key. */
export const KEY_ADDRESSES = 20;

/** The fields of a new key, without its lists of scopes and addresses. */
export const keyFields = defineFields({
  name: {
    kind: 'text',
    required: true,
    max: 80,
    label: 'Название',
    about: 'Название для людей: где ключ стоит',
    example: '1С, склад',
  },
  mode: {
    kind: 'choice',
    required: true,
    choices: modes,
    choicesName: 'Mode',
    choiceLabels: { live: 'Рабочий', test: 'Тестовый' },
    label: 'Режим',
    about: 'live — настоящие заказы, test — тестовые: их видите только вы',
    example: 'test',
  },
  expiresAt: {
    kind: 'date',
    label: 'Действует до',
    about: 'До какого времени действует, по Минску; null — пока не отозван',
    example: '2027-11-20 00:00',
  },
});
