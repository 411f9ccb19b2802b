export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lower-cases the first letter of a label, except in an abbreviation. */
export const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
