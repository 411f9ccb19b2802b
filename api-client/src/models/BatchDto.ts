/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateOrderDto } from './CreateOrderDto';
export type BatchDto = {
    /**
     * Заказы, каждый как у `POST /api/order`
     */
    orders: Array<CreateOrderDto>;
    /**
     * Отпечатки строк файла из ответа `POST /api/order/import`, по одному на заказ. Заказ с отпечатком, который у вас уже был, не оформляется: 409 already_ordered; null — без этой проверки
     */
    prints?: Array<string | null> | null;
    /**
     * Ваше имя всей загрузки, одно на все её пакеты: по нему `POST /api/order/import/cancel` отменит её заказы разом. В ответах его нет
     */
    importId?: string | null;
};

