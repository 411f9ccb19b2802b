/** What the journal keeps, under the words that people read (docs/contract.md#journal). */
export const JOURNAL_KINDS = {
  login: 'Вход',
  loginFailed: 'Неудачный вход',
  logout: 'Выход',
  sessionEnded: 'Сеанс завершён',
  registered: 'Регистрация',
  passwordAsked: 'Запрошена ссылка для пароля',
  passwordChanged: 'Смена пароля',
  emailAsked: 'Запрошена смена почты',
  emailChanged: 'Смена почты',
  factorAdded: 'Второй фактор добавлен',
  factorRemoved: 'Второй фактор удалён',
  factorFailed: 'Неверный второй фактор',
  recoveryUsed: 'Запасной код использован',
  confirmed: 'Действие подтверждено',
  confirmFailed: 'Неудачное подтверждение',
  roleChanged: 'Смена роли',
  statusChanged: 'Смена статуса',
  accountDeleted: 'Кабинет удалён',
  scanViewed: 'Просмотр скана',
  contractViewed: 'Просмотр договора',
  paperMade: 'Печатный документ',
  exported: 'Выгрузка',
  journalCut: 'Старые записи журнала удалены',
} as const satisfies Record<string, string>;

export type JournalKind = keyof typeof JOURNAL_KINDS;
