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
     * Ваш номер заказа вместо нашего; если названы оба, это должен быть один заказ
     */
    externalId?: string | null;
    /**
     * Почему: увидит менеджер
     */
    reason?: string | null;
};

