/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalendarDto } from '../models/CalendarDto';
import type { UpdateCalendarDto } from '../models/UpdateCalendarDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class CalendarService {
    /**
     * Дни доставки
     * Доступно всем.
     * @returns CalendarDto Дни доставки
     * @throws ApiError
     */
    public static getCalendar(): CancelablePromise<CalendarDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/calendar',
        });
    }
    /**
     * Изменить дни доставки
     * Запись передаётся целиком. Повтор уже сохранённого безопасен. Заказы на дни, которые стали закрытыми, остаются как были.
     *
     * Кто может: администратор.
     * @returns CalendarDto Изменить дни доставки
     * @throws ApiError
     */
    public static updateCalendar({
        requestBody,
    }: {
        requestBody: UpdateCalendarDto,
    }): CancelablePromise<CalendarDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/calendar',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
