/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClientRegionDto } from './ClientRegionDto';
export type ClientTermsDto = {
    /**
     * Коэффициент к ценам тарифа: 0.95 — скидка 5 %, 1.1 — наценка 10 %, 1 — по тарифу
     */
    coefficient: number;
    /**
     * Цены по областям
     */
    regions: Array<ClientRegionDto>;
    /**
     * Версия условий
     */
    version: number;
};

