/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderCountersDto = {
    /**
     * Новые
     */
    new: number;
    /**
     * Ждут ответа
     */
    awaiting: number;
    /**
     * Без цены
     */
    noPrice: number;
    /**
     * На сегодня
     */
    today: number;
    /**
     * На завтра
     */
    tomorrow: number;
    /**
     * Забрать
     */
    pickup: number;
    /**
     * В пути
     */
    onWay: number;
    /**
     * К выдаче
     */
    ready: number;
    /**
     * Не доставлены
     */
    failed: number;
    /**
     * Хрупкие
     */
    fragile: number;
};

