import { formatDate } from '@shlyah/domain';
import { moneyInFigures, moneyInWords } from '../data/values';

/** The balance in words: who owes whom on the day; `kopecks` above 0 is owed by the client. */
export function closingWords(
  kopecks: number,
  { day, company, client }: { day: string; company: string; client: string },
): string {
  const date = `На ${formatDate(day)}`;
  if (kopecks === 0) return `${date} задолженности между сторонами нет.`;
  const [debtor, creditor] = kopecks > 0 ? [client, company] : [company, client];
  const sum = Math.abs(kopecks);
  return `${date} задолженность ${debtor} перед ${creditor} — ${moneyInFigures(sum)}\u00a0бел.\u00a0руб. (${moneyInWords(sum)}).`;
}
