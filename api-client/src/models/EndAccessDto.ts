/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EndAccessDto = {
    /**
     * Код из ссылки в письме
     */
    token: string;
    /**
     * Что завершить: `id` из списка
     */
    ids: Array<string>;
};

