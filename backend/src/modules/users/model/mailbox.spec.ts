import { mailboxOf } from './mailbox';

it.each([
  ['anna@example.by', 'anna@example.by'],
  ['anna+1@example.by', 'anna@example.by'],
  ['anna+1+2@example.by', 'anna@example.by'],
  ['a.n.n.a+shop@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['a.nna@example.by', 'a.nna@example.by'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
