/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderStatusDto } from './OrderStatusDto';
export type OrderOfImportDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Номер у вас; у отменённого вместе с загрузкой его больше нет
     */
    externalId: string | null;
    /**
     * Статус
     */
    status: OrderStatusDto;
};

