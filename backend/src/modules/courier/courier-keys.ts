const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a key of a telephone, a UUID. */
export const isKey = (text: string): boolean => KEY.test(text);
