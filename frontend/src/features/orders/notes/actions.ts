import { NotesService } from '@shlyah/api-client';
import { dataAction, idOf, keyed } from '../../../shared/action';

export const getNotes = dataAction('getNotes', idOf(NotesService.getNotes));

export const createNote = dataAction('createNote', keyed(NotesService.createNote));

export const deleteNote = dataAction('deleteNote', idOf(NotesService.deleteNote));
