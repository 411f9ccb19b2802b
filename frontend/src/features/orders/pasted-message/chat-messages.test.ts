import messages from '../../../../test/chat-messages.json';
import { fieldsOf, type ExpectedFields } from '../../../../test/message-fields';
import { readMessage } from './read-message';

/** Sunday, 29 November 2026, 10:00 in Minsk. */
const now = new Date('2026-11-29T07:00:00Z');

interface ChatMessage {
  text: string;
  /** What a person reads; several by «|», nothing among them where it may be left out. */
  right: ExpectedFields;
  /** Words that go to the courier. */
  courier?: string;
  /** Words that are shown as not understood. */
  unclear?: string;
}

const MESSAGES: readonly ChatMessage[] = messages;

/** Messages as they come in Viber, Telegram, WhatsApp, Instagram and by e-mail; all people are invented. */
describe.each(MESSAGES)('$text', ({ text, right, courier, unclear }) => {
  const read = readMessage(text, now);
  const found = fieldsOf(read);
  const meant = (name: string): string[] => (right[name as keyof ExpectedFields] ?? '').split('|');

  it('invents nothing', () => {
    const wrong = Object.entries(found).filter(([name, value]) => !meant(name).includes(value));
    expect(wrong).toEqual([]);
  });

  it('says what it did not put into a field', () => {
    if (unclear !== undefined) expect(read.unclear.join('; ')).toContain(unclear);
    if (courier !== undefined) expect(read.courier?.value ?? '').toContain(courier);
  });
});

it('of what these messages say nine of ten fields are read', () => {
  const said = MESSAGES.flatMap(({ text, right }) => {
    const found = fieldsOf(readMessage(text, now));
    return Object.entries(right).map(([name, value]) => ({
      words: `${name}: ${value} in «${text}»`,
      isRead: (value || undefined)?.split('|').includes(found[name as keyof ExpectedFields] ?? '') ?? true,
    }));
  });
  const missed = said.filter(({ isRead }) => !isRead).map(({ words }) => words);
  if (process.env['TABLE'])
    process.stdout.write(`${said.length - missed.length} of ${said.length}\n${missed.join('\n')}\n`);
  expect(missed.length / said.length > 0.1 ? missed : []).toEqual([]);
});
