/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateNoteDto = {
    /**
     * Текст; «@» с именем сотрудника — ему придёт письмо
     */
    text: string;
};

