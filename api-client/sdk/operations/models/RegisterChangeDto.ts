/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterChange } from './RegisterChange';
export type RegisterChangeDto = {
    /**
     * canceled — заказ отменили, deleted — удалили, returned — вернули, cargo — изменили места или вес
     */
    what: RegisterChange;
    /**
     * Кто изменил; null, если система или, для клиента, сотрудник
     */
    by: string | null;
    /**
     * Когда, по Минску
     */
    at: string | null;
};

