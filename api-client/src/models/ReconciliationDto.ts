/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReconciledLineDto } from './ReconciledLineDto';
export type ReconciliationDto = {
    /**
     * Номер клиента
     */
    user: number;
    /**
     * Фирма
     */
    client: string;
    /**
     * С какого дня
     */
    from: string;
    /**
     * По какой день
     */
    to: string;
    /**
     * Сальдо на начало, BYN: больше нуля — должна фирма, меньше — её аванс
     */
    opening: number;
    /**
     * Строки, по дням
     */
    lines: Array<ReconciledLineDto>;
    /**
     * Оборот по дебету, BYN
     */
    debit: number;
    /**
     * Оборот по кредиту, BYN
     */
    credit: number;
    /**
     * Сальдо на конец, BYN
     */
    closing: number;
    /**
     * Оно же словами
     */
    words: string;
};

