/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RunTask } from './RunTask';
export type AddToRunDto = {
    /**
     * Номера заказов, до 500
     */
    ids: Array<number>;
    /**
     * Доставить получателю (deliver) или забрать у отправителя (fetch). По умолчанию deliver; перемещённые остаются при своём
     */
    task?: RunTask | null;
    /**
     * Рейсы, из которых заказы можно забрать; заказ любого другого рейса — отказ, который его назовёт
     */
    from?: Array<number> | null;
    /**
     * true — день именно такой, хотя доставки в этот день нет или доставка у заказов в другой день. Без него — отказ `unusual_day`
     */
    confirmDay?: boolean | null;
};

