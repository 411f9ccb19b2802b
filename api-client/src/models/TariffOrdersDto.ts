/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TariffOrderDto } from './TariffOrderDto';
export type TariffOrdersDto = {
    /**
     * Версия тарифа
     */
    id: number;
    /**
     * Не отменённые заказы, чей расчёт по действующему тарифу другой; сначала новые
     */
    orders: Array<TariffOrderDto>;
    /**
     * Есть и более ранние: показаны последние
     */
    hasMore: boolean;
};

