/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookRowState } from './BookRowState';
import type { ImportProblemDto } from './ImportProblemDto';
export type BookRowDto = {
    /**
     * Номер строки в файле, от 1
     */
    row: number;
    /**
     * Будет добавлена (ready), уже есть в книге или выше в файле (known), нужно исправить (wrong)
     */
    state: BookRowState;
    /**
     * Кто
     */
    person: string;
    /**
     * Где
     */
    place: string;
    /**
     * Что исправить
     */
    problems: Array<ImportProblemDto>;
};

