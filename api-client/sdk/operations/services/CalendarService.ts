/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalendarDto } from '../models/CalendarDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CalendarService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Дни доставки
     * Доступно всем.
     * @returns CalendarDto Дни доставки
     * @throws ApiError
     */
    public getCalendar(): CancelablePromise<CalendarDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/calendar',
        });
    }
}
