/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PassedStatusDto = {
    /**
     * Номер статуса
     */
    id: number;
    /**
     * Название
     */
    name: string;
    /**
     * Когда, по Минску; null, если неизвестно
     */
    date: string | null;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string | null;
};

