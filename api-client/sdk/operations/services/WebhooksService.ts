/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateWebhookDto } from '../models/CreateWebhookDto';
import type { DeliveryDto } from '../models/DeliveryDto';
import type { DeliveryPage } from '../models/DeliveryPage';
import type { DeliveryState } from '../models/DeliveryState';
import type { NewWebhookDto } from '../models/NewWebhookDto';
import type { ReplayDto } from '../models/ReplayDto';
import type { ReplayedDto } from '../models/ReplayedDto';
import type { UpdateWebhookDto } from '../models/UpdateWebhookDto';
import type { WebhookDto } from '../models/WebhookDto';
import type { WebhookIdDto } from '../models/WebhookIdDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class WebhooksService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Адреса для уведомлений
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns WebhookDto Адреса для уведомлений
     * @throws ApiError
     */
    public getWebhooks(): CancelablePromise<Array<WebhookDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/webhooks',
        });
    }
    /**
     * Добавить адрес для уведомлений
     * События приходят запросом POST по стандарту Standard Webhooks: заголовки webhook-id, webhook-timestamp, webhook-signature, тело — событие. Ответьте 2xx за 10 секунд; иначе повторяем три дня. Не больше 10 адресов, до подтверждения кабинета — один, и он сначала отвечает на проверку (`testWebhook`). Адрес, который назвал ключ без права orders:read, получает события без заказа; с отзывом ключа адрес останавливается. Повтор с тем же Idempotency-Key отвечает тем же секретом в течение суток, пока его не заменили.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns NewWebhookDto Добавить адрес для уведомлений
     * @throws ApiError
     */
    public createWebhook({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreateWebhookDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewWebhookDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/webhooks',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить адрес, остановить или включить снова
     * Чего нет в запросе, то не меняется. Включённый снова продолжает с места, где остановился.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns WebhookDto Изменить адрес, остановить или включить снова
     * @throws ApiError
     */
    public updateWebhook({
        requestBody,
    }: {
        requestBody: UpdateWebhookDto,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/webhooks',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Доставки: что отправлено и что ответили
     * Сначала новые; принятые хранятся 30 дней, остальные 90.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns DeliveryPage Доставки: что отправлено и что ответили
     * @throws ApiError
     */
    public getDeliveries({
        id,
        state,
        page,
    }: {
        /**
         * Номер адреса
         */
        id: number,
        /**
         * Только в этом состоянии
         */
        state?: DeliveryState,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<DeliveryPage> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/webhooks/deliveries',
            query: {
                'id': id,
                'state': state,
                'page': page,
            },
        });
    }
    /**
     * Отправить события ещё раз
     * Под теми же номерами. Чужие и удалённые события пропускаются.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns ReplayedDto Отправить события ещё раз
     * @throws ApiError
     */
    public replayDeliveries({
        requestBody,
    }: {
        requestBody: ReplayDto,
    }): CancelablePromise<ReplayedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/webhooks/replay',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Заменить секрет подписи
     * Ещё сутки подписывают оба: в заголовке webhook-signature две подписи.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns NewWebhookDto Заменить секрет подписи
     * @throws ApiError
     */
    public rotateWebhook({
        requestBody,
    }: {
        requestBody: WebhookIdDto,
    }): CancelablePromise<NewWebhookDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/webhooks/rotate',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отправить проверочное событие
     * Сразу отправляет событие ping и отвечает, как его приняли. Не больше 60 проверок в час. До подтверждения кабинета — 10, и сначала адрес (state: unproved) должен ответить на ping: 2xx, в теле — слово из поля challenge. До того других событий на него нет, потом приходят все, начиная с добавления адреса.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns DeliveryDto Отправить проверочное событие
     * @throws ApiError
     */
    public testWebhook({
        requestBody,
    }: {
        requestBody: WebhookIdDto,
    }): CancelablePromise<DeliveryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/webhooks/test',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Удалить адрес
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns void
     * @throws ApiError
     */
    public deleteWebhook({
        id,
    }: {
        /**
         * Номер адреса
         */
        id: number,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/webhooks/{id}',
            path: {
                'id': id,
            },
        });
    }
}
