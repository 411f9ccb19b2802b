import { defineFields, type BodyOf } from '../validation/field';
import { LIMITS } from '../validation/limits';

/** A staff note on an order, hidden from customers (docs/contract.md#notes). */
export const noteFields = defineFields({
  text: {
    kind: 'text',
    required: true,
    max: LIMITS.text,
    label: 'Заметка',
    about: 'Текст; «@» с именем сотрудника — ему придёт письмо',
    example: '@Ольга Кравец, позвоните получателю: просит после обеда',
  },
});

export type NoteBody = BodyOf<typeof noteFields>;

/** Maximum number of notes per order. */
export const NOTES_OF_ORDER = 200;

const folded = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');

/** The people mentioned in a text by «@» and their full name, case-insensitively: «@Ольга Кравец, …». */
export function mentionedIn<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const inText = folded(text);
  const isNamed = ({ name }: Person): boolean => {
    const mention = `@${folded(name.trim())}`;
    for (let at = inText.indexOf(mention); at !== -1; at = inText.indexOf(mention, at + 1))
      if (!/[\p{L}\p{N}-]/u.test(inText.charAt(at + mention.length))) return true;
    return false;
  };
  return people.filter((person) => person.name.trim() !== '' && isNamed(person));
}
