import { JournalService } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

type JournalQuery = Parameters<typeof JournalService.getJournal>[0];
type JournalAsked = Parameters<typeof JournalService.exportJournal>[0];

export const getJournal = dataAction('getJournal', (query: JournalQuery) => JournalService.getJournal(query));

export const exportJournal = dataAction('exportJournal', (asked: JournalAsked) =>
  JournalService.exportJournal(asked),
);
