import { isFirmName } from '../orders/firms';
import { cleanText, fold } from '../text/fold';
import type { RowReader } from './row-reader';

/** Who receives, in the fields of an order. */
export interface RowReceiver {
  reciverType: 'ur-lico' | 'fiz-lico';
  organization: string | null;
  name: string | null;
}

/** The full name, which may be split over three columns. */
const nameIn = (row: RowReader): string =>
  cleanText(['surname' as const, 'name' as const, 'patronymic' as const].map(row.text).join(' '));

const person = (name: string): RowReceiver => ({
  reciverType: 'fiz-lico',
  organization: null,
  name: name || null,
});

const firm = (organization: string, name: string): RowReceiver => ({
  reciverType: 'ur-lico',
  organization,
  name: name || null,
});

/**
 * The receiver of a row. A legal form makes a firm of a name in any column; the firm is its own contact where no person is named. The
 * name of a person in the column of firms, too, is a person.
 */
export function receiverIn(row: RowReader): RowReceiver {
  const name = nameIn(row);
  const party = cleanText(row.text('receiver'));
  const organization = cleanText(row.text('organization')) || (isFirmName(party) ? party : '');
  if (organization !== '')
    return fold(organization) === fold(name) && !isFirmName(name)
      ? person(name)
      : firm(organization, name || party);
  const alone = name || party;
  return isFirmName(alone) ? firm(alone, alone) : person(alone);
}
