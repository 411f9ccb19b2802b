/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TtnClientDto = {
    /**
     * Номер клиента; 0 — клиенты, учётных записей которых уже нет
     */
    user: number;
    /**
     * Клиент
     */
    client: string;
    /**
     * Сколько заказов, ТТН которых ещё не вернулись
     */
    count: number;
    /**
     * Когда вручён первый из них, по Минску
     */
    since: string;
};

