/** Refusals of what a header says for the whole request. */
export const HEADER_ERROR_CODES = {
  bad_mode: {
    status: 400,
    message: 'Заголовок Shlyah-Mode — только live или test, строчными буквами и один раз.',
    meaning:
      'Заголовок Shlyah-Mode не `live` и не `test`: пуст, с опечаткой, заглавными буквами или прислан дважды',
    cure: 'Пришлите `live` или `test` один раз, или не присылайте его',
  },
  bad_version: {
    status: 400,
    message: 'Shlyah-Version — дата в виде ГГГГ-ММ-ДД, например 2026-11-29, один раз.',
    meaning: 'Заголовок Shlyah-Version — не дата, версия из будущего или версия старше 12 месяцев',
    cure: 'Пришлите версию, которую называет заголовок любого ответа, или не присылайте его',
  },
  mode_conflict: {
    status: 400,
    message: 'Shlyah-Mode противоречит режиму ключа. Уберите заголовок или возьмите другой ключ.',
    meaning:
      'Заголовок Shlyah-Mode называет не режим ключа; сотрудник назвал `test`; или операция — только для тестовых заказов',
    cure: 'Уберите заголовок: режим говорит ключ; или возьмите ключ другого режима',
  },
} as const;
