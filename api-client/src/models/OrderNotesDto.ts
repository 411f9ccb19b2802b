/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoteDto } from './NoteDto';
export type OrderNotesDto = {
    /**
     * Заметки, сначала новые
     */
    notes: Array<NoteDto>;
    /**
     * Имена других сотрудников: кого назвать после «@»
     */
    colleagues: Array<string>;
};

