/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActDto } from '../models/ActDto';
import type { ActPage } from '../models/ActPage';
import type { ActPaperFormat } from '../models/ActPaperFormat';
import type { ActSeriesDto } from '../models/ActSeriesDto';
import type { ActState } from '../models/ActState';
import type { AgreeDto } from '../models/AgreeDto';
import type { AnnulActDto } from '../models/AnnulActDto';
import type { AnswerObjectionDto } from '../models/AnswerObjectionDto';
import type { CorrectActDto } from '../models/CorrectActDto';
import type { ObjectDto } from '../models/ObjectDto';
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
     * Кто может: администратор, менеджер с правом «Бухгалтерия».
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
     * Сначала новые. Клиент видит свои, сотрудник — все или по месяцу, клиенту и состоянию. `order` — акт, в котором стоит заказ. Тестовых не бывает.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `acts:read` (свои акты и счета).
     * @returns ActPage Акты
     * @throws ApiError
     */
    public static getActs({
        page,
        month,
        user,
        order,
        state,
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
        /**
         * Состояние; без него — все
         */
        state?: ActState,
    }): CancelablePromise<ActPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/acts',
            query: {
                'page': page,
                'month': month,
                'user': user,
                'order': order,
                'state': state,
            },
        });
    }
    /**
     * Акт со строками
     * Стороны, ставка и строки — какими они были, когда акт выставили.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `acts:read` (свои акты и счета).
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
     *
     * С ключом API: право `acts:read` (свои акты и счета).
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
     * Согласиться с актом
     * Кто и когда согласился, остаётся в акте навсегда. Это не электронная цифровая подпись: оригиналами стороны обмениваются по требованию (п. 12.2 договора). Повторный вызов отвечает тем же.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ActDto Согласиться с актом
     * @throws ApiError
     */
    public static agreeWithAct({
        id,
        requestBody,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
        requestBody: AgreeDto,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/acts/{id}/agree',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Аннулировать акт
     * Номер остаётся за ним. Его заказы и добавленные строки снова можно изменить и выставить. Акт с исправлениями аннулируют после них, оплаченный, хотя бы частью, — после сторно оплаты, согласованный — не аннулируют. Возражения без ответа закрываются, клиенту придёт письмо. Повторный вызов отвечает тем же.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор, менеджер с правом «Бухгалтерия».
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
     * Выставляет исправление со своим номером: каждая названная строка снимается со знаком минус и, если новая сумма не 0, ставится заново. Сам акт не меняется. На возражения к этим строкам исправление отвечает.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор, менеджер с правом «Бухгалтерия».
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
     *
     * С ключом API: право `acts:read` (свои акты и счета).
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
    /**
     * Возразить по акту
     * К строкам акта или к акту целиком, до 200 возражений. Срок — 5 рабочих дней, `objectUntil`; после него возражение помечается `isLate`, а к акту, принятому по сроку, не принимается. Повтор тех же возражений безвреден.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ActDto Возразить по акту
     * @throws ApiError
     */
    public static objectToAct({
        id,
        requestBody,
    }: {
        /**
         * Номер записи акта, id
         */
        id: number,
        requestBody: ObjectDto,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/acts/{id}/object',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Ответить на возражение
     * Словами; клиенту придёт письмо. Исправление (`correctAct`) отвечает на возражения к исправленным строкам само.
     *
     * Кто может: менеджер, администратор.
     * @returns ActDto Ответить на возражение
     * @throws ApiError
     */
    public static answerObjection({
        id,
        requestBody,
    }: {
        /**
         * Номер возражения
         */
        id: number,
        requestBody: AnswerObjectionDto,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/objections/{id}/answer',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отозвать возражение
     * Пока на него не ответили. Повторный вызов отвечает тем же.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ActDto Отозвать возражение
     * @throws ApiError
     */
    public static withdrawObjection({
        id,
    }: {
        /**
         * Номер возражения
         */
        id: number,
    }): CancelablePromise<ActDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/objections/{id}/withdraw',
            path: {
                'id': id,
            },
        });
    }
}
