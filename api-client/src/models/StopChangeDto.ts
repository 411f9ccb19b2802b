/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StopChangeDto = {
    /**
     * Имя поля заказа, как в истории; `deleted` — заказ удалён или возвращён
     */
    field: string;
    /**
     * Что было, словами
     */
    from: string | null;
    /**
     * Что стало, словами
     */
    to: string | null;
    /**
     * Кто изменил последним
     */
    by: string;
    /**
     * Когда, по Минску
     */
    at: string;
};

