/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DeletedOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Когда оформлен, по Минску
     */
    date: string;
    /**
     * Клиент
     */
    client: string;
    /**
     * Получатель
     */
    receiver: string;
    /**
     * Цена, р; -1 — формируется
     */
    price: number;
    /**
     * Когда удалён, по Минску
     */
    deletedAt: string;
    /**
     * Кто удалил
     */
    deletedBy: string;
    /**
     * По какой день его можно вернуть
     */
    keptUntil: string;
};

