/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActGapDto = {
    /**
     * Год номеров
     */
    year: number;
    /**
     * Первый из них
     */
    first: number;
    /**
     * Последний из них
     */
    last: number;
    /**
     * Когда базу восстановили, по Минску
     */
    restoredAt: string;
    /**
     * То же мгновение точно, UTC
     */
    restoredAtUtc: string;
};

