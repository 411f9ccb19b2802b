/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StateLastActDto = {
    /**
     * Последний номер акта или исправления, выданный в этом году; 0 — не выдавали
     */
    last: number;
};

