/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateRegisterDto = {
    /**
     * Редакция, которую вы читали. Если другой человек уже составил следующую, ответ — 409
     */
    edition: number;
};

