/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckRunDto } from '../models/CheckRunDto';
import type { StartCheckDto } from '../models/StartCheckDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class ConformanceService {
    /**
     * Проверить свою программу
     * receiver: два десятка запросов на адрес уведомлений тестового режима, ключу — тестовому. caller: следующие 30 минут смотрим за вызовами ключа. Отчёт — в `GET /api/conformance/{id}`. Не больше 30 проверок в час; до подтверждения кабинета — 3, и receiver только для адреса, который ответил на проверку (`POST /api/webhooks/test`).
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns CheckRunDto Проверить свою программу
     * @throws ApiError
     */
    public static startCheck({
        requestBody,
    }: {
        requestBody: StartCheckDto,
    }): CancelablePromise<CheckRunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/conformance',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отчёты проверок
     * Последние 20, сначала новые.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns CheckRunDto Отчёты проверок
     * @throws ApiError
     */
    public static getChecks(): CancelablePromise<Array<CheckRunDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/conformance',
        });
    }
    /**
     * Отчёт проверки
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `webhooks` (уведомления на свой сервер и их проверка).
     * @returns CheckRunDto Отчёт проверки
     * @throws ApiError
     */
    public static getCheck({
        id,
    }: {
        /**
         * Номер проверки
         */
        id: number,
    }): CancelablePromise<CheckRunDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/conformance/{id}',
            path: {
                'id': id,
            },
        });
    }
}
