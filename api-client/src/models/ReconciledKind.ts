/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * act — акт, correction — исправление, annulment — аннулирование акта, payment — оплата, reversal — сторно оплаты
 */
export type ReconciledKind = 'act' | 'correction' | 'annulment' | 'payment' | 'reversal';
