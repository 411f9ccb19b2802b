import { cleanText } from '@shlyah/domain';

/** A text as one line of at most `length` characters: headers and greetings have no place for a line break. */
export function oneLine(text: string, length: number): string {
  const characters = [...cleanText(text).replace(/\s+/g, ' ')];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}
