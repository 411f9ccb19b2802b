/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type JournalPersonDto = {
    /**
     * Номер учётной записи
     */
    id: number;
    /**
     * Имя; null, если учётной записи уже нет
     */
    name: string | null;
};

