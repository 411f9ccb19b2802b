/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckedOrderDto } from './CheckedOrderDto';
export type TariffCheckDto = {
    /**
     * Сколько заказов посчитано
     */
    counted: number;
    /**
     * Сумма по действующему тарифу, BYN
     */
    before: number;
    /**
     * Сумма по проверяемому, BYN
     */
    after: number;
    /**
     * Разница, %, до сотых; null — сравнивать не с чем
     */
    percent: number | null;
    /**
     * Сколько заказов подорожает
     */
    up: number;
    /**
     * Сколько подешевеет
     */
    down: number;
    /**
     * Сколько не изменится
     */
    same: number;
    /**
     * Не посчитаны: цена по согласованию
     */
    byAgreement: number;
    /**
     * Не посчитаны: города или пункта выдачи больше нет
     */
    gone: number;
    /**
     * Десять самых больших изменений
     */
    biggest: Array<CheckedOrderDto>;
};

