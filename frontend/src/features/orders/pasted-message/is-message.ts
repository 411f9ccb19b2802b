/** Longest name or address of a person that is looked for. */
const NAME_LENGTH = 60;

/** Fewest digits of a phone number. */
const PHONE_DIGITS = 7;

/** Whether a pasted text says more than whom to look for: several lines, a long one, or a name beside a phone number. */
export function isMessage(text: string): boolean {
  const words = text.trim();
  if (words.includes('\n') || words.length > NAME_LENGTH) return true;
  const digits = words.match(/\d/g)?.length ?? 0;
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return digits >= PHONE_DIGITS && letters > 1;
}
