/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReturnedDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Когда вернули, по Минску; null — отметки нет
     */
    backAt: string | null;
    /**
     * Кто отметил
     */
    backBy: string | null;
    /**
     * false — так уже было: отметил другой сотрудник или ваш прошлый запрос
     */
    changed: boolean;
};

