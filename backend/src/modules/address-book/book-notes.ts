import { bookEntriesOf, courierNote, type OrderBody } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { BookEntry, BookPrint } from './book-entry.entity';
import { printOf } from './book-prints';

/** The comments of an order's two sides. */
export type SideComments = Pick<OrderBody, 'comment' | 'reciverComment'>;

/** The fields of an order that hold its comments. */
export const COMMENT_FIELDS = ['comment', 'reciverComment'] as const satisfies (keyof SideComments)[];

/**
 * The notes that the client's address book holds for the places and the receivers of orders, in the order of `bodies`; null where it holds
 * none. An entry is recognised as a placed order recognises it: by its print, former ones included.
 */
export async function notesOf(
  manager: EntityManager,
  userId: number,
  bodies: readonly OrderBody[],
): Promise<SideComments[]> {
  const prints = bodies.map((body) => {
    const [place, receiver] = bookEntriesOf(body).map(printOf);
    return { comment: place ?? '', reciverComment: receiver ?? '' };
  });
  const notes = await notesByPrint(manager, userId, [...new Set(prints.flatMap(Object.values<string>))]);
  return prints.map(({ comment, reciverComment }) => ({
    comment: notes.get(comment) ?? null,
    reciverComment: notes.get(reciverComment) ?? null,
  }));
}

/** Prints of one query. */
const MOST = 1000;

async function notesByPrint(
  manager: EntityManager,
  userId: number,
  prints: readonly string[],
): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  for (let at = 0; at < prints.length; at += MOST) {
    const rows = await manager
      .createQueryBuilder(BookPrint, 'p')
      .innerJoin(BookEntry, 'e', 'e.id = p.entryId')
      .where({ userId, print: In(prints.slice(at, at + MOST)) })
      .select(['p.print AS print', 'e.note AS note', 'e.hours AS hours'])
      .getRawMany<{ print: string; note: string | null; hours: string | null }>();
    for (const { print, ...entry } of rows) if (courierNote(entry)) notes.set(print, courierNote(entry));
  }
  return notes;
}
