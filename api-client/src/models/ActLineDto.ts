/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActLineDto = {
    /**
     * Номер строки, от 1
     */
    position: number;
    /**
     * В исправлении: строка исправляемого акта; иначе null
     */
    correctsPosition: number | null;
    /**
     * Номер заказа; null — строка добавлена сотрудником
     */
    order: number | null;
    /**
     * За что
     */
    words: string;
    /**
     * День вручения, по Минску
     */
    day: string | null;
    /**
     * Номер заказа у клиента
     */
    externalId: string | null;
    /**
     * Откуда
     */
    fromTown: string | null;
    /**
     * Куда
     */
    toTown: string | null;
    /**
     * Сколько мест
     */
    places: number | null;
    /**
     * Вес, кг
     */
    weight: number | null;
    /**
     * Сумма, BYN, с НДС; скидка и то, что исправление снимает, — меньше нуля
     */
    price: number;
    /**
     * НДС в ней, BYN; null — без НДС
     */
    vat: number | null;
};

