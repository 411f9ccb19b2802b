/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TariffRowDto = {
    /**
     * Номер строки
     */
    id: number;
    /**
     * Коэффициент; у хрупкого груза — надбавка, BYN
     */
    value: number;
    /**
     * От (включительно): м³ или кг
     */
    value2: number;
    /**
     * До (не включая): м³ или кг
     */
    value3: number;
};

