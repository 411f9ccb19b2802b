/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnLineDto = {
    /**
     * Номер строки
     */
    id: number;
    /**
     * Номер клиента
     */
    user: number;
    /**
     * За что
     */
    words: string;
    /**
     * Сумма, BYN, с НДС; скидка — меньше нуля
     */
    sum: number;
    /**
     * Кто добавил
     */
    author: string;
    /**
     * Когда добавил, по Минску
     */
    at: string;
    /**
     * То же мгновение точно, UTC
     */
    atUtc: string;
    /**
     * Номер записи акта, в котором она стоит: getAct; null — пока ни в каком
     */
    act: number | null;
};

