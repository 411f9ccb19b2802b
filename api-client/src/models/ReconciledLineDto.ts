/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReconciledKind } from './ReconciledKind';
export type ReconciledLineDto = {
    /**
     * День, по Минску
     */
    day: string;
    /**
     * act — акт, correction — исправление, annulment — аннулирование акта, payment — оплата, reversal — сторно оплаты
     */
    kind: ReconciledKind;
    /**
     * Что это
     */
    words: string;
    /**
     * Дебет, BYN: выставлено; исправление в минус и аннулирование — меньше нуля
     */
    debit: number;
    /**
     * Кредит, BYN: оплачено; сторно — меньше нуля
     */
    credit: number;
};

