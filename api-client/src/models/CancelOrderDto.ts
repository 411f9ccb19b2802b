/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CancelOrderDto = {
    /**
     * Номер заказа; у тестового — отрицательный
     */
    id?: number | null;
    /**
     * Номер у вас, если нашего номера нет под рукой; с id — номер того же заказа, иначе 422
     */
    externalId?: string | null;
    /**
     * Почему: увидит менеджер
     */
    reason?: string | null;
};

