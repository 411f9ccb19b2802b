/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeAuthorDto } from './ChangeAuthorDto';
import type { ChangeKind } from './ChangeKind';
export type ChangedOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Версия заказа сейчас; null — его больше нет
     */
    version: number | null;
    /**
     * Что с ним было
     */
    kinds: Array<ChangeKind>;
    /**
     * Кто изменил его последним; клиентам не называется
     */
    by: ChangeAuthorDto | null;
};

