/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Failure } from './Failure';
export type ScannedBeforeDto = {
    /**
     * Статус
     */
    status: number;
    /**
     * Почему была не доставлена
     */
    failure: Failure | null;
    /**
     * То же своими словами
     */
    failureWords: string | null;
    /**
     * Срок доставки, если сканирование его перенесло; иначе null, а в ответах прошлых выпусков поля нет
     */
    deliveryDate?: string | null;
};

