/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ClientRegionDto = {
    /**
     * Номер области
     */
    id: number;
    /**
     * Область
     */
    name: string;
    /**
     * Цена по тарифу, BYN
     */
    tariffPrice: number;
    /**
     * Своя цена, BYN; null — её нет
     */
    ownPrice: number | null;
    /**
     * Цена для клиента, BYN: своя, а без неё — по тарифу с коэффициентом
     */
    price: number;
};

