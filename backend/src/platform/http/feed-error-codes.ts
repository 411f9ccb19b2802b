/** Refusals of the feed of events: rows of ERROR_CODES. */
export const FEED_ERROR_CODES = {
  cursor_expired: {
    status: 410,
    message: 'События после этого курсора уже удалены: они хранятся 90 дней.',
    meaning: 'События сразу после курсора уже удалены; fresh.oldest — самое старое, которое ещё есть',
    cure: 'Прочитайте заказы заново (GET /api/order), потом ленту без after: она начнётся с самого старого события',
  },
  cursor_ahead: {
    status: 410,
    message: 'Лента ещё не дошла до этого курсора: он не из неё.',
    meaning:
      'Курсор впереди последнего события: он из другой базы, например до её восстановления из копии; fresh.oldest — самое старое событие',
    cure: 'Как при cursor_expired: прочитайте заказы заново (GET /api/order), потом ленту без after',
  },
} as const;
