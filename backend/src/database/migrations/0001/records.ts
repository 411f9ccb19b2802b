import { Table } from 'typeorm';
import { id, index, int, key, long, moment, text } from '../schema-words';

/** What happened and what was written about it, parents before children. */
export const recordTables = [
  new Table({
    name: 'events',
    columns: [
      id(),
      key('subject', 16),
      int('subjectId'),
      int('actorId', true),
      text('actorName', 255),
      key('actorRole', 16, true),
      moment('at'),
      key('field', 64),
      long('fromValue', true),
      long('toValue', true),
    ],
    indices: [index('ix_events_subject', 'subject', 'subjectId', 'id')],
  }),
  new Table({
    name: 'emails',
    columns: [
      id(),
      key('messageId', 64),
      key('recipient', 254),
      text('subject', 255),
      long('body'),
      moment('createdAt'),
      moment('nextAttemptAt'),
      { ...int('attempts'), default: '0' },
      key('leaseHolder', 32, true),
      moment('sentAt', true),
      text('lastError', 500, true),
    ],
    indices: [index('ix_emails_due', 'sentAt', 'nextAttemptAt')],
  }),
];
