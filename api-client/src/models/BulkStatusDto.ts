/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BulkStatusDto = {
    /**
     * Номер статуса
     */
    id: number;
    /**
     * Название
     */
    name: string;
};

