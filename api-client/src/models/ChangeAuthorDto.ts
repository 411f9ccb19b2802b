/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangeAuthorDto = {
    /**
     * Номер; null у системы
     */
    id: number | null;
    /**
     * Имя
     */
    name: string;
};

