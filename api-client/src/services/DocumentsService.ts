/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class DocumentsService {
    /**
     * Договор транспортной экспедиции, документ Word
     * Только для юридических лиц с заполненным контрактом.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Договор транспортной экспедиции, документ Word
     * @throws ApiError
     */
    public static getDogovor({
        orderId,
        id,
    }: {
        /**
         * Номер заказа
         */
        orderId: number,
        /**
         * Номер клиента: сверяется с заказом. Не указывайте, если учётная запись клиента удалена
         */
        id?: number | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/getDogovor',
            query: {
                'id': id,
                'order_id': orderId,
            },
        });
    }
    /**
     * Заявка, книга Excel
     * Составляется и тогда, когда учётная запись клиента удалена: имя и телефон заказ хранит сам.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Заявка, книга Excel
     * @throws ApiError
     */
    public static getZayavka({
        orderId,
        id,
    }: {
        /**
         * Номер заказа
         */
        orderId: number,
        /**
         * Номер клиента: сверяется с заказом. Не указывайте, если учётная запись клиента удалена
         */
        id?: number | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/getZayavka',
            query: {
                'id': id,
                'order_id': orderId,
            },
        });
    }
}
