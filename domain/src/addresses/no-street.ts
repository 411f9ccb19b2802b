/** The street of a village without streets. */
export const NO_STREET = '-';

/** Whether a text stands for the street of a village without streets. */
export const isNoStreet = (text: string): boolean => /^[-–—]$/.test(text.trim());
