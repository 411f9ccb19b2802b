/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ExportFormat } from '../models/ExportFormat';
import type { MonthDto } from '../models/MonthDto';
import type { MonthOrderPage } from '../models/MonthOrderPage';
import type { MonthPart } from '../models/MonthPart';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class MonthsService {
    /**
     * Месяц по фирмам
     * Что вручено, на какую сумму, и что мешает выставить счёт. Заказ относится к месяцу, в котором его вручили, по Минску; тестовые не в счёт. Сначала фирмы с большей суммой.
     *
     * Кто может: менеджер, администратор.
     * @returns MonthDto Месяц по фирмам
     * @throws ApiError
     */
    public static getMonth({
        month,
        page,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
    }): CancelablePromise<MonthDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/months/{month}',
            path: {
                'month': month,
            },
            query: {
                'page': page,
            },
        });
    }
    /**
     * Месяц по фирмам, файлом
     * Все фирмы: УНП, номер договора, сколько заказов вручено, сумма и НДС в ней.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Месяц по фирмам, файлом
     * @throws ApiError
     */
    public static exportMonth({
        month,
        format,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
        /**
         * Вид файла: книга Excel (xlsx) или текст с разделителями (csv)
         */
        format: ExportFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/months/{month}/export',
            path: {
                'month': month,
            },
            query: {
                'format': format,
            },
        });
    }
    /**
     * Заказы фирм за месяц
     * Сначала вручённые раньше.
     *
     * Кто может: менеджер, администратор.
     * @returns MonthOrderPage Заказы фирм за месяц
     * @throws ApiError
     */
    public static getMonthOrders({
        month,
        page,
        user,
        part,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Номер клиента; 0 — клиенты, учётных записей которых уже нет; без него — все фирмы
         */
        user?: number | null,
        /**
         * Какие заказы: delivered — вручённые в этом месяце, noPrice — из них без цены, noEnd — со сроком доставки в этом месяце и без исхода, awaiting — из них ждут ответа об изменении. Без него — delivered
         */
        part?: MonthPart,
    }): CancelablePromise<MonthOrderPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/months/{month}/orders',
            path: {
                'month': month,
            },
            query: {
                'page': page,
                'user': user,
                'part': part,
            },
        });
    }
}
