/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateOwnLineDto } from '../models/CreateOwnLineDto';
import type { ExportFormat } from '../models/ExportFormat';
import type { IssueActsDto } from '../models/IssueActsDto';
import type { IssuedActsDto } from '../models/IssuedActsDto';
import type { MonthDto } from '../models/MonthDto';
import type { MonthOrderPage } from '../models/MonthOrderPage';
import type { MonthPart } from '../models/MonthPart';
import type { MonthSummaryDto } from '../models/MonthSummaryDto';
import type { OwnLineDto } from '../models/OwnLineDto';
import type { OwnLinePage } from '../models/OwnLinePage';
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
     * Выставить акты за месяц
     * Каждой фирме — акт из заказов, вручённых в месяце и не вошедших в другой акт, и добавленных строк; до 5000 заказов в акте. За раз — до 20 актов: `left` говорит, сколько фирм осталось. Номера — подряд с начала года. Повтор безвреден: что уже в акте, второй раз не выставляется; что вручено с тех пор, войдёт в ещё один акт. `refused` называет фирмы, которым акт не выставлен, и почему: нет договора, нечего выставлять, есть заказы без цены или ждущие ответа. Месяц, который ещё идёт, выставляется по сегодняшний день.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор, менеджер с правом «Бухгалтерия».
     * @returns IssuedActsDto Выставить акты за месяц
     * @throws ApiError
     */
    public static issueActs({
        month,
        requestBody,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
        requestBody: IssueActsDto,
    }): CancelablePromise<IssuedActsDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/months/{month}/acts',
            path: {
                'month': month,
            },
            body: requestBody,
            mediaType: 'application/json',
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
     * Акты за месяц, файлом для 1С
     * УНП, фирма, номер и дата договора, номер и дата акта, сумма, ставка и НДС. Аннулированных в нём нет; исправления — отдельными строками.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Акты за месяц, файлом для 1С
     * @throws ApiError
     */
    public static exportActs({
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
            url: '/api/months/{month}/file',
            path: {
                'month': month,
            },
            query: {
                'format': format,
            },
        });
    }
    /**
     * Строки, добавленные к заказам месяца
     * Хранение, возврат, скидка. Сначала добавленные раньше.
     *
     * Кто может: менеджер, администратор.
     * @returns OwnLinePage Строки, добавленные к заказам месяца
     * @throws ApiError
     */
    public static getOwnLines({
        month,
        page,
        user,
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
         * Номер клиента; без него — все
         */
        user?: number | null,
    }): CancelablePromise<OwnLinePage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/months/{month}/lines',
            path: {
                'month': month,
            },
            query: {
                'page': page,
                'user': user,
            },
        });
    }
    /**
     * Добавить строку фирме
     * Войдёт в ближайший акт за этот месяц. До 100 строк у фирмы за месяц.
     *
     * Кто может: менеджер, администратор.
     * @returns OwnLineDto Добавить строку фирме
     * @throws ApiError
     */
    public static addOwnLine({
        month,
        requestBody,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
        requestBody: CreateOwnLineDto,
    }): CancelablePromise<OwnLineDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/months/{month}/lines',
            path: {
                'month': month,
            },
            body: requestBody,
            mediaType: 'application/json',
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
    /**
     * Итоги месяца
     * Что вручено по дням, в срок или нет, и почему не вручили, рядом с месяцем перед ним. Клиенту — по его заказам, сотрудникам — по всем; тестовые не в счёт.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns MonthSummaryDto Итоги месяца
     * @throws ApiError
     */
    public static getMonthSummary({
        month,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
    }): CancelablePromise<MonthSummaryDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/months/{month}/summary',
            path: {
                'month': month,
            },
        });
    }
    /**
     * Убрать добавленную строку
     * Пока она не вошла в акт.
     *
     * Кто может: менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static removeOwnLine({
        id,
    }: {
        /**
         * Номер строки
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/ownLines/{id}',
            path: {
                'id': id,
            },
        });
    }
}
