/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalendarDto } from '../models/CalendarDto';
import type { MovedDaysDto } from '../models/MovedDaysDto';
import type { UpdateCalendarDto } from '../models/UpdateCalendarDto';
import type { UpdateMovedDaysDto } from '../models/UpdateMovedDaysDto';
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
    /**
     * Переносы рабочих дней года
     * К дням доставки они не относятся: по ним считают сроки в рабочих днях.
     *
     * Кто может: администратор.
     * @returns MovedDaysDto Переносы рабочих дней года
     * @throws ApiError
     */
    public static getMovedDays({
        year,
    }: {
        /**
         * Год, от 2000 до 2099
         */
        year: number,
    }): CancelablePromise<MovedDaysDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/movedDays/{year}',
            path: {
                'year': year,
            },
        });
    }
    /**
     * Изменить переносы рабочих дней года
     * Список передаётся целиком. Повтор уже сохранённого безопасен. Сроки выставленных актов остаются, какими названы в них.
     *
     * Кто может: администратор.
     * @returns MovedDaysDto Изменить переносы рабочих дней года
     * @throws ApiError
     */
    public static updateMovedDays({
        year,
        requestBody,
    }: {
        /**
         * Год, от 2000 до 2099
         */
        year: number,
        requestBody: UpdateMovedDaysDto,
    }): CancelablePromise<MovedDaysDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/movedDays/{year}',
            path: {
                'year': year,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
