/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangesDto } from '../models/ChangesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class ChangesService {
    /**
     * Что изменилось: для открытых экранов кабинета
     * Какие заказы изменились с прошлого ответа: сотрудникам — все, клиентам — свои. Пока изменений нет, ответ ждёт; сессию ожидание не продлевает. Ответ после ожидания пуст: спросите снова. Программам — `GET /api/events`.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ChangesDto Что изменилось: для открытых экранов кабинета
     * @throws ApiError
     */
    public static getChanges({
        after,
        wait,
    }: {
        /**
         * next прошлого ответа. Без него — с этого мгновения
         */
        after?: string | null,
        /**
         * Сколько секунд ждать, если изменений нет
         */
        wait?: number | null,
    }): CancelablePromise<ChangesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/changes',
            query: {
                'after': after,
                'wait': wait,
            },
        });
    }
}
