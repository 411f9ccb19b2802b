import { JournalService } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getJournal = dataAction('getJournal', JournalService.getJournal);

export const exportJournal = dataAction('exportJournal', JournalService.exportJournal);
