/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderDto } from './OrderDto';
import type { TariffOrderStep } from './TariffOrderStep';
export type TariffOrderDto = {
    /**
     * Заказ
     */
    order: OrderDto;
    /**
     * Расчёт по этой версии тарифа, BYN; null — по согласованию
     */
    before: number | null;
    /**
     * Расчёт по действующему тарифу, BYN; null — по согласованию
     */
    after: number | null;
    /**
     * requote — цены ещё нет, расчёт можно обновить; lower — назначена цена по этой версии, и она выше действующей; propose — ниже: повысить можно только с согласия клиента; none — цена назначена не по расчёту
     */
    step: TariffOrderStep;
};

