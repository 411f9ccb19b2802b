/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BusyDayDto } from '../models/BusyDayDto';
import type { DayDto } from '../models/DayDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class DayService {
    /**
     * Дни доставки с заказами
     * Дни, в которые есть что доставить или забрать: с сегодняшнего по Минску, только заказы в работе.
     *
     * Кто может: менеджер, администратор.
     * @returns BusyDayDto Дни доставки с заказами
     * @throws ApiError
     */
    public static getBusyDays(): CancelablePromise<Array<BusyDayDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/day',
        });
    }
    /**
     * Рабочий день
     * Что в этот день доставить и что забрать: по областям, городам и пунктам, с числом мест, весом и объёмом; что в день не помещается; что не доставлено раньше. Только заказы в работе, до 2000.
     *
     * Кто может: менеджер, администратор.
     * @returns DayDto Рабочий день
     * @throws ApiError
     */
    public static getDay({
        date,
    }: {
        /**
         * День, ГГГГ-ММ-ДД, или today, tomorrow — по Минску
         */
        date: string,
    }): CancelablePromise<DayDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/day/{date}',
            path: {
                'date': date,
            },
        });
    }
}
