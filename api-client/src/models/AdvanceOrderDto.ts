/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AdvanceOrderDto = {
    /**
     * Номер тестового заказа: отрицательный
     */
    id?: number | null;
    /**
     * Ваш номер заказа вместо нашего; если названы оба, это должен быть один заказ
     */
    externalId?: string | null;
    /**
     * До какого статуса провести заказ: по пути — каждый по очереди
     */
    to: 'new' | 'accepted' | 'pickup' | 'on_the_way' | 'ready' | 'delivered' | 'not_delivered' | 'returning' | 'canceled';
    /**
     * Цена, которую назначит «менеджер», BYN
     */
    price?: number | null;
};

