/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CompanyPhoneDto = {
    /**
     * Телефон
     */
    phone: string;
    /**
     * Оператор или кто ответит
     */
    label: string | null;
};

