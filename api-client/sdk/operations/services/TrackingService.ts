/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TrackingDto } from '../models/TrackingDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class TrackingService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
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
    public getTracking({
        code,
    }: {
        /**
         * Код отслеживания: в любом регистре, с дефисами или без
         */
        code: string,
    }): CancelablePromise<TrackingDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/tracking/{code}',
            path: {
                'code': code,
            },
        });
    }
}
