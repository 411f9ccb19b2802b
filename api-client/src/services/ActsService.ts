/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActDto } from '../models/ActDto';
import type { ActPage } from '../models/ActPage';
import type { ActPaperFormat } from '../models/ActPaperFormat';
import type { ActSeriesDto } from '../models/ActSeriesDto';
import type { AnnulActDto } from '../models/AnnulActDto';
import type { CorrectActDto } from '../models/CorrectActDto';
import type { StateLastActDto } from '../models/StateLastActDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class ActsService {
    /**
     * Номера актов
     * Последний номер этого года, остановлено ли выставление после восстановления базы из копии, и номера, которые выданы до него и которых здесь нет.
     *
     * Кто может: менеджер, администратор.
     * @returns ActSeriesDto Номера актов
     * @throws ApiError
     */
    public static getActSeries(): CancelablePromise<ActSeriesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/actSeries',
        });
    }
    /**
     * Назвать последний выданный номер акта
     * После восстановления базы из копии: акты, выданные после неё, здесь неизвестны, и до ответа ничего не выставляется. Следующий акт получит следующий номер, а номера между ними останутся за выданными.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns ActSeriesDto Назвать последний выданный номер акта
     * @throws ApiError
     */
    public static stateLastAct({
        requestBody,
    }: {
        requestBody: StateLastActDto,
    }): CancelablePromise<ActSeriesDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/actSeries',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Акты
     * Сначала новые. Клиент видит свои, сотрудник — все или по месяцу и клиенту. `order` — акт, в котором стоит заказ. Тестовых не бывает.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ActPage Акты
     * @throws ApiError
     */
    public static getActs({
        page,
        month,
        user,
        order,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Месяц, ГГГГ-ММ; без него — все
         */
        month?: string | null,
        /**
         * Номер клиента; 0 — клиенты, учётных записей которых уже нет; без него — все
         */
        user?: number | null,
        /**
         * Номер заказа: акт, в котором он стоит; без него — все
         */
        order?: number | null,
    }): CancelablePromise<ActPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/acts',
            query: {
                'page': page,
                'month': month,
                'user': user,
                'order': order,
            },
        });
    }
    /**
     * Акт со строками
     * Стороны, ставка и строки — какими они были, когда акт выставили.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ActDto Акт со строками
     * @throws ApiError
     */
    public static getAct({
        id,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/acts/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Акт с реестром заказов, PDF или XLSX
     * Составлен из того, что записано при выставлении; получателей в нём нет. Аннулированный говорит об этом на каждой странице.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns binary Акт с реестром заказов, PDF или XLSX
     * @throws ApiError
     */
    public static getActPaper({
        id,
        format,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
        /**
         * pdf — для печати и подписи; xlsx — книга по бланку, который может изменить служба. По умолчанию pdf
         */
        format?: ActPaperFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/acts/{id}/act',
            path: {
                'id': id,
            },
            query: {
                'format': format,
            },
        });
    }
    /**
     * Аннулировать акт
     * Номер остаётся за ним. Его заказы и добавленные строки снова можно изменить и выставить. Акт с исправлениями аннулируют после них. Повторный вызов отвечает тем же.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns ActDto Аннулировать акт
     * @throws ApiError
     */
    public static annulAct({
        id,
        requestBody,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
        requestBody: AnnulActDto,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/acts/{id}/annul',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Исправить акт
     * Выставляет исправление со своим номером: каждая названная строка снимается со знаком минус и, если новая сумма не 0, ставится заново. Сам акт не меняется.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns ActDto Исправить акт
     * @throws ApiError
     */
    public static correctAct({
        id,
        requestBody,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
        requestBody: CorrectActDto,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/acts/{id}/correct',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Счёт по акту, PDF или XLSX
     * Номер и дата — те же, что у акта. К акту, по которому платить нечего, счёта нет.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns binary Счёт по акту, PDF или XLSX
     * @throws ApiError
     */
    public static getInvoice({
        id,
        format,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
        /**
         * pdf — для печати и подписи; xlsx — книга по бланку, который может изменить служба. По умолчанию pdf
         */
        format?: ActPaperFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/acts/{id}/invoice',
            path: {
                'id': id,
            },
            query: {
                'format': format,
            },
        });
    }
}
