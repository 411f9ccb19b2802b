/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventsDto } from '../models/EventsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class EventsService {
    /**
     * Лента событий: что изменилось
     * События ваших заказов и общие (пункты, тарифы) в порядке, в котором они сохранены: ничего не пропущено и ничего не повторено. Хранятся 90 дней. После обработки сохраните next и пришлите его как after. Виды, которых ваша программа не знает, пропускайте: могут появиться новые.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns EventsDto Лента событий: что изменилось
     * @throws ApiError
     */
    public static getEvents({
        after,
        types,
        limit,
        wait,
    }: {
        /**
         * Курсор: next прошлого ответа или номер последнего обработанного события. Без него — с самого старого
         */
        after?: string | null,
        /**
         * Только эти виды, через запятую; order.* — все о заказах
         */
        types?: string | null,
        /**
         * Сколько событий за раз
         */
        limit?: number | null,
        /**
         * Сколько секунд ждать, если новых событий нет
         */
        wait?: number | null,
    }): CancelablePromise<EventsDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/events',
            query: {
                'after': after,
                'types': types,
                'limit': limit,
                'wait': wait,
            },
        });
    }
}
