/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessagePersonDto = {
    /**
     * Номер учётной записи
     */
    id: number;
    /**
     * Имя; null, если учётной записи уже нет
     */
    name: string | null;
};

