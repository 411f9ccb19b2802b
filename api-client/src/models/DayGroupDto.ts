/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DayGroupDto = {
    /**
     * Область или Минск; null — в заказе нет города
     */
    region: string | null;
    /**
     * Город
     */
    town: string;
    /**
     * Адрес пункта; null — адреса людей в этом городе
     */
    point: string | null;
    /**
     * Номера заказов
     */
    ids: Array<number>;
    /**
     * Мест
     */
    places: number;
    /**
     * Вес, кг
     */
    weight: number;
    /**
     * Объём, м³
     */
    volume: number;
    /**
     * Сколько заказов без цены
     */
    unpriced: number;
};

