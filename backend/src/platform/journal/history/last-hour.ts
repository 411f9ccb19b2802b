/** The time of the last change of a field, as SQL for a statement over the subject's table; null when there was none. */
export const lastHourOf = (subject: 'order', id: string, field: string): string =>
  `(SELECT e.at FROM events e WHERE e.subject = '${subject}' AND e.subjectId = ${id} AND e.field = '${field}'
  ORDER BY e.id DESC LIMIT 1)`;
