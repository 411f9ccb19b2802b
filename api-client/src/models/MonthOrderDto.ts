/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MonthOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Номер заказа у клиента
     */
    externalId: string | null;
    /**
     * Клиент
     */
    client: string;
    /**
     * Получатель
     */
    receiver: string;
    /**
     * Статус
     */
    status: string;
    /**
     * Когда вручён, по Минску; null — не вручён
     */
    handedAt: string | null;
    /**
     * Срок доставки, по Минску
     */
    deliveryDate: string;
    /**
     * Цена, BYN, с НДС; -1 — формируется
     */
    price: number;
};

