/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnPriceDto } from './OwnPriceDto';
export type UpdateClientTermsDto = {
    /**
     * Коэффициент к ценам тарифа: 0.95 — скидка 5 %, 1.1 — наценка 10 %, 1 — по тарифу
     */
    coefficient: number;
    /**
     * Области со своей ценой; остальные — по тарифу с коэффициентом
     */
    prices: Array<OwnPriceDto>;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
};

