/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReturnTtnDto = {
    /**
     * Номера заказов, до 100
     */
    ids: Array<number>;
    /**
     * true — ТТН вернулись клиенту, false — снять отметку
     */
    back: boolean;
};

