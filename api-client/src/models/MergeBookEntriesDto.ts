/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MergeBookEntriesDto = {
    /**
     * Номер записи, которая останется
     */
    id: number;
    /**
     * Номера записей, которые сольются с ней
     */
    ids: Array<number>;
};

