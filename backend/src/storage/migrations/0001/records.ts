import { Table } from 'typeorm';
import {
  count,
  emailAddress,
  exact,
  instant,
  longText,
  reference,
  words,
} from '../../../platform/database/columns';
import { column, id, index } from '../schema-words';

/** What happened and what was written about it, parents before children. */
export const recordTables = [
  new Table({
    name: 'events',
    columns: [
      id(),
      column('subject', exact(16)),
      column('subjectId', reference()),
      column('actorId', reference(true)),
      column('actorName', words(255, false)),
      column('actorRole', exact(16, true)),
      column('at', instant()),
      column('field', exact(64)),
      column('fromValue', longText(true)),
      column('toValue', longText(true)),
    ],
    indices: [index('ix_events_subject', 'subject', 'subjectId', 'id')],
  }),
  new Table({
    name: 'emails',
    columns: [
      id(),
      column('messageId', exact(64)),
      column('recipient', emailAddress()),
      column('subject', words(255, false)),
      column('body', longText()),
      column('createdAt', instant()),
      column('nextAttemptAt', instant()),
      column('attempts', count()),
      column('leaseHolder', exact(32, true)),
      column('sentAt', instant(true)),
      column('lastError', words(500)),
    ],
    indices: [index('ix_emails_due', 'sentAt', 'nextAttemptAt')],
  }),
];
