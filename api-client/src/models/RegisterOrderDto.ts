/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegisterOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Номер у вас
     */
    externalId: string | null;
    /**
     * Получатель; null, если заказ удалён
     */
    receiver: string | null;
    /**
     * Телефон получателя
     */
    phone: string | null;
    /**
     * Населённый пункт или пункт выдачи
     */
    town: string | null;
    /**
     * Сколько мест в реестре
     */
    places: number;
    /**
     * Сколько мест в заказе теперь: больше или меньше, если его изменили; null, если заказ удалён
     */
    placesNow: number | null;
    /**
     * Вес, кг
     */
    weight: number;
    /**
     * Отменён ли заказ
     */
    canceled: boolean;
    /**
     * Какие места приняты, от 1
     */
    received: Array<number>;
};

