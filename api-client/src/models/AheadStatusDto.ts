/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AheadStatusDto = {
    /**
     * Номер статуса
     */
    id: number;
    /**
     * Название
     */
    name: string;
    /**
     * Когда ожидается самое позднее, по Минску; null, если срок не назван
     */
    expected: string | null;
    /**
     * То же мгновение точно, UTC
     */
    expectedUtc: string | null;
};

