/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewRowDto = {
    /**
     * Коэффициент
     */
    value: number;
    /**
     * От (включительно)
     */
    value2: number;
    /**
     * До (не включая)
     */
    value3: number;
};

