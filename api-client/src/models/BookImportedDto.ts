/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BookImportedDto = {
    /**
     * Сколько записей добавлено
     */
    added: number;
    /**
     * Сколько строк уже было в книге или повторялось
     */
    known: number;
    /**
     * Сколько строк нужно исправить: их записей в книге нет
     */
    wrong: number;
    /**
     * Сколько записей не поместилось: в книге их до 10 000
     */
    left: number;
};

