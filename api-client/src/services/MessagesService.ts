/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessagePage } from '../models/MessagePage';
import type { MessageState } from '../models/MessageState';
import type { NoticeChannel } from '../models/NoticeChannel';
import type { ResendDto } from '../models/ResendDto';
import type { ResentDto } from '../models/ResentDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class MessagesService {
    /**
     * Сообщения: что, кому и дошло ли
     * Письма, SMS, Viber и Telegram; сначала новые. Хранятся 90 дней; тексты — до отправки. О заказе (`order`) — по нашему номеру, у тестового «T-17», по номеру у клиента или по коду отслеживания.
     *
     * Кто может: администратор.
     * @returns MessagePage Сообщения: что, кому и дошло ли
     * @throws ApiError
     */
    public static getMessages({
        state,
        channel,
        to,
        order,
        page,
    }: {
        /**
         * Только с этим итогом
         */
        state?: MessageState,
        /**
         * Только этим способом
         */
        channel?: NoticeChannel,
        /**
         * Кому: номер или адрес почты целиком
         */
        to?: string | null,
        /**
         * О каком заказе: наш номер, номер у клиента целиком или код отслеживания
         */
        order?: string | null,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<MessagePage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/messages',
            query: {
                'state': state,
                'channel': channel,
                'to': to,
                'order': order,
                'page': page,
            },
        });
    }
    /**
     * Отправить ещё раз то, что не дошло
     * Сообщение снова встаёт в очередь. Что уже отправлено, ждёт или не нужно, пропускается.
     *
     * Кто может: администратор.
     * @returns ResentDto Отправить ещё раз то, что не дошло
     * @throws ApiError
     */
    public static resendMessages({
        requestBody,
    }: {
        requestBody: ResendDto,
    }): CancelablePromise<ResentDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/messages/resend',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
