/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangedRowDto = {
    /**
     * Номер строки: объёма, веса, хрупкого груза или области
     */
    id: number;
    /**
     * Коэффициент; у хрупкого груза — надбавка, BYN
     */
    value?: number | null;
    /**
     * От (включительно)
     */
    value2?: number | null;
    /**
     * До (не включая)
     */
    value3?: number | null;
    /**
     * Цена области, BYN; коэффициент области меняется вместе с ней
     */
    price?: number | null;
};

