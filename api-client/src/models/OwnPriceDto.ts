/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnPriceDto = {
    /**
     * Номер области
     */
    id: number;
    /**
     * Своя цена области, BYN: коэффициент к ней не применяется
     */
    price: number;
};

