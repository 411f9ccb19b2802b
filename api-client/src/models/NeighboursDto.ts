/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NeighboursDto = {
    /**
     * Номер заказа, который стоит в списке перед этим; null — этот первый
     */
    previous: number | null;
    /**
     * Номер заказа, который стоит в списке за этим; null — этот последний
     */
    next: number | null;
};

