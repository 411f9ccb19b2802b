/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChooseDailyNoticesDto } from '../models/ChooseDailyNoticesDto';
import type { ChooseNoticeDto } from '../models/ChooseNoticeDto';
import type { ChooseNoticeLevelDto } from '../models/ChooseNoticeLevelDto';
import type { NoticesDto } from '../models/NoticesDto';
import type { TelegramLinkDto } from '../models/TelegramLinkDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class NoticesService {
    /**
     * Как мне сообщают о заказах
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns NoticesDto Как мне сообщают о заказах
     * @throws ApiError
     */
    public static getNotices(): CancelablePromise<NoticesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user/notices',
        });
    }
    /**
     * Сообщать о событии этим способом или нет
     * Письма о решении по регистрации приходят всегда. `orderEmails: false` в данных кабинета выключает все письма о заказах.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns NoticesDto Сообщать о событии этим способом или нет
     * @throws ApiError
     */
    public static chooseNotice({
        requestBody,
    }: {
        requestBody: ChooseNoticeDto,
    }): CancelablePromise<NoticesDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/user/notices',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Писать о заказах одним письмом в день
     * Письмо уходит в 18:00 по Минску. Сразу приходят вопросы (предлагаем изменение, посылку не удалось вручить) и письма о кабинете; Telegram, SMS и Viber — как раньше.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns NoticesDto Писать о заказах одним письмом в день
     * @throws ApiError
     */
    public static chooseDailyNotices({
        requestBody,
    }: {
        requestBody: ChooseDailyNoticesDto,
    }): CancelablePromise<NoticesDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/user/notices/daily',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * О чём писать: всё важное, только вопросы ко мне или ничего
     * Выбирает сразу для всех событий, о чём сообщают почта и Telegram; выбор для SMS и Viber остаётся. Письма о решении по регистрации приходят всегда.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns NoticesDto О чём писать: всё важное, только вопросы ко мне или ничего
     * @throws ApiError
     */
    public static chooseNoticeLevel({
        requestBody,
    }: {
        requestBody: ChooseNoticeLevelDto,
    }): CancelablePromise<NoticesDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/user/notices/level',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Подключить Telegram
     * Ссылка открывает бота и действует 15 минут, один раз; выданные раньше больше не действуют. Где бот не настроен (не в рабочей среде), `url` — null: сообщения сразу складываются в файлы.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns TelegramLinkDto Подключить Telegram
     * @throws ApiError
     */
    public static connectTelegram(): CancelablePromise<TelegramLinkDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/notices/telegram',
        });
    }
    /**
     * Отключить Telegram
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns void
     * @throws ApiError
     */
    public static disconnectTelegram(): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/user/notices/telegram',
        });
    }
}
