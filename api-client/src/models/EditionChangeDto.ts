/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EditionChangeDto = {
    /**
     * Имя поля договора
     */
    field: string;
    /**
     * Что было
     */
    from: string | null;
    /**
     * Что стало
     */
    to: string | null;
};

