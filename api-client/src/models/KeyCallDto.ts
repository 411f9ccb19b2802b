/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type KeyCallDto = {
    /**
     * Когда, по Минску
     */
    at: string;
    /**
     * Номер ключа; отозванного уже нет в списке
     */
    keyId: number;
    /**
     * Операция: operationId описания API
     */
    operation: string;
    /**
     * Код HTTP
     */
    status: number;
    /**
     * Слово ошибки; null, если её не было
     */
    code: string | null;
    /**
     * Сколько длился, мс
     */
    ms: number;
    /**
     * Номер запроса, X-Request-Id
     */
    requestId: string;
    /**
     * Адрес программы
     */
    address: string;
};

