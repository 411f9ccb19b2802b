/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BulkResultDto } from '../models/BulkResultDto';
import type { CreateOrderDto } from '../models/CreateOrderDto';
import type { OrderCountersDto } from '../models/OrderCountersDto';
import type { OrderDto } from '../models/OrderDto';
import type { OrderEventDto } from '../models/OrderEventDto';
import type { OrderFilterDto } from '../models/OrderFilterDto';
import type { OrderPage } from '../models/OrderPage';
import type { StatusesDto } from '../models/StatusesDto';
import type { UpdateOrderDto } from '../models/UpdateOrderDto';
import type { UpdateOrdersDto } from '../models/UpdateOrdersDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class OrdersService {
    /**
     * Заказы
     * Сначала новые. Клиент видит только свои заказы. Поиск — по номеру, клиенту, телефону, УНП, получателю.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор.
     * @returns OrderPage Заказы
     * @throws ApiError
     */
    public static getOrders({
        page,
        search,
        user,
        filter,
    }: {
        /**
         * Страница, от 1
         */
        page?: number | null,
        /**
         * Что искать
         */
        search?: string | null,
        /**
         * Заказы этого клиента; клиент всегда видит только свои
         */
        user?: number | null,
        /**
         * Фильтр: filter[status]=2&filter[dateType]=week
         */
        filter?: OrderFilterDto,
    }): CancelablePromise<OrderPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order',
            query: {
                'page': page,
                'search': search,
                'user': user,
                'filter': filter,
            },
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Оформить заказ
     * Статус, состояние, цену (-1 — формируется) и расчёт ставит сервер. Груз тяжелее 50 кг принимается, его цена — по согласованию.
     *
     * Кто может: подтверждённый клиент.
     * @returns OrderDto Оформить заказ
     * @throws ApiError
     */
    public static createOrder({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreateOrderDto,
        /**
         * Ваш ключ заказа, до 200 символов. Повтор с тем же ключом и телом вернёт тот же заказ, а не создаст второй. Живёт 7 дней.
         */
        idempotencyKey?: string,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                409: `Данные изменил кто-то другой, запись уже есть или переход не разрешён`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Изменить заказ
     * Нужна версия, которую вы читали. Поля, которых нет в запросе, не меняются; null очищает поле.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderDto Изменить заказ
     * @throws ApiError
     */
    public static updateOrder({
        requestBody,
    }: {
        requestBody: UpdateOrderDto,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/order',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                404: `Нет такой записи, или она не ваша`,
                409: `Данные изменил кто-то другой, запись уже есть или переход не разрешён`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Изменить статус или цену многих заказов
     * Каждый заказ меняется сам по себе; ответ говорит о каждом.
     *
     * Кто может: менеджер, администратор.
     * @returns BulkResultDto Изменить статус или цену многих заказов
     * @throws ApiError
     */
    public static updateOrders({
        requestBody,
    }: {
        requestBody: UpdateOrdersDto,
    }): CancelablePromise<Array<BulkResultDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/bulk',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Сколько заказов в быстрых выборках
     * Кто может: менеджер, администратор.
     * @returns OrderCountersDto Сколько заказов в быстрых выборках
     * @throws ApiError
     */
    public static getOrderCounters(): CancelablePromise<OrderCountersDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/counters',
            errors: {
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * История заказа
     * Сначала новое. Клиент видит изменения статуса и цены без имён сотрудников.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор.
     * @returns OrderEventDto История заказа
     * @throws ApiError
     */
    public static getOrderHistory({
        id,
    }: {
        /**
         * Номер
         */
        id: number,
    }): CancelablePromise<Array<OrderEventDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/history',
            query: {
                'id': id,
            },
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                404: `Нет такой записи, или она не ваша`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Заказ
     * Кто может: подтверждённый клиент, менеджер, администратор.
     * @returns OrderDto Заказ
     * @throws ApiError
     */
    public static getOrder({
        id,
    }: {
        /**
         * Номер
         */
        id: number,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/single',
            query: {
                'id': id,
            },
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                404: `Нет такой записи, или она не ваша`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Статусы и состояния
     * Кто может: подтверждённый клиент, менеджер, администратор.
     * @returns StatusesDto Статусы и состояния
     * @throws ApiError
     */
    public static getOrderStatuses(): CancelablePromise<StatusesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/statuses',
            errors: {
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Удалить заказ
     * Кто может: администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteOrder({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/order/{id}',
            path: {
                'id': id,
            },
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                404: `Нет такой записи, или она не ваша`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
}
