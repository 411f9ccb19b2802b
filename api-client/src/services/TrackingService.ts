/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TrackingDto } from '../models/TrackingDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class TrackingService {
    /**
     * Где посылка
     * По коду отслеживания из заказа. Ни имён, ни телефонов, ни адресов людей, ни цены, ни комментариев. Неверный код и код, которого нет, получают один ответ; после 60 промахов за 10 минут с одной сети — 429.
     *
     * Доступно всем.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns TrackingDto Где посылка
     * @throws ApiError
     */
    public static getTracking({
        code,
    }: {
        /**
         * Код отслеживания: в любом регистре, с дефисами или без
         */
        code: string,
    }): CancelablePromise<TrackingDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/tracking/{code}',
            path: {
                'code': code,
            },
        });
    }
}
