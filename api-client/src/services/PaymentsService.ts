/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActPaperFormat } from '../models/ActPaperFormat';
import type { CreatePaymentDto } from '../models/CreatePaymentDto';
import type { DebtDto } from '../models/DebtDto';
import type { DebtPage } from '../models/DebtPage';
import type { MonthPaymentsDto } from '../models/MonthPaymentsDto';
import type { PaymentDto } from '../models/PaymentDto';
import type { PaymentPage } from '../models/PaymentPage';
import type { ReconciliationDto } from '../models/ReconciliationDto';
import type { ReversePaymentDto } from '../models/ReversePaymentDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class PaymentsService {
    /**
     * Долги и авансы фирм
     * Акты минус оплаты. Сначала просроченные, с большей суммой. Долг ничему не мешает: это отметка.
     *
     * Кто может: менеджер, администратор.
     * @returns DebtPage Долги и авансы фирм
     * @throws ApiError
     */
    public static getDebts({
        page,
        overdue,
        unp,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * true — только фирмы, чей срок оплаты прошёл
         */
        overdue?: boolean | null,
        /**
         * Только фирма без учётной записи (user 0) с этим УНП, и без долга
         */
        unp?: string | null,
    }): CancelablePromise<DebtPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/debts',
            query: {
                'page': page,
                'overdue': overdue,
                'unp': unp,
            },
        });
    }
    /**
     * Долги клиентов
     * Для отметок в списках. Кто ничего не должен, того в ответе нет.
     *
     * Кто может: менеджер, администратор.
     * @returns DebtDto Долги клиентов
     * @throws ApiError
     */
    public static getClientDebts({
        users,
    }: {
        /**
         * Номера клиентов, до 100: users=12&users=13 или users=12,13
         */
        users: Array<number>,
    }): CancelablePromise<Array<DebtDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/debts/clients',
            query: {
                'users': users,
            },
        });
    }
    /**
     * Свой долг или аванс
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns DebtDto Свой долг или аванс
     * @throws ApiError
     */
    public static getOwnDebt(): CancelablePromise<DebtDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/debts/mine',
        });
    }
    /**
     * Долг или аванс клиента
     * У частного лица — нули: акты выставляются фирмам.
     *
     * Кто может: менеджер, администратор.
     * @returns DebtDto Долг или аванс клиента
     * @throws ApiError
     */
    public static getDebt({
        user,
    }: {
        /**
         * Номер клиента
         */
        user: number,
    }): CancelablePromise<DebtDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/debts/{user}',
            path: {
                'user': user,
            },
        });
    }
    /**
     * Оплата актов месяца
     * Сколько актов оплачено и сколько просрочено, на сегодня.
     *
     * Кто может: менеджер, администратор.
     * @returns MonthPaymentsDto Оплата актов месяца
     * @throws ApiError
     */
    public static getMonthPayments({
        month,
    }: {
        /**
         * Месяц, ГГГГ-ММ
         */
        month: string,
    }): CancelablePromise<MonthPaymentsDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/months/{month}/payments',
            path: {
                'month': month,
            },
        });
    }
    /**
     * Оплаты
     * Сначала внесённые позже, сторнированные тоже. Клиент видит свои, сотрудник — все.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns PaymentPage Оплаты
     * @throws ApiError
     */
    public static getPayments({
        page,
        user,
        unp,
        from,
        to,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Номер клиента; без него — все, 0 — фирмы, чьих учётных записей уже нет. Клиент видит только свои
         */
        user?: number | null,
        /**
         * УНП фирмы, чьей учётной записи уже нет, как в её актах; только с user 0
         */
        unp?: string | null,
        /**
         * С какого дня поручения, ГГГГ-ММ-ДД
         */
        from?: string | null,
        /**
         * По какой день включительно
         */
        to?: string | null,
    }): CancelablePromise<PaymentPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/payments',
            query: {
                'page': page,
                'user': user,
                'unp': unp,
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * Внести оплату
     * Погашает акты фирмы, сначала старые; что сверх них — аванс. Оплату не меняют и не удаляют: ошибку исправляет сторно. О второй с тем же номером, днём и суммой сервер переспрашивает: 409 `payment_repeats`. У фирмы, чьей учётной записи уже нет, номер — 0: её называет УНП.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор, менеджер с правом «Бухгалтерия».
     * @returns PaymentDto Внести оплату
     * @throws ApiError
     */
    public static createPayment({
        requestBody,
    }: {
        requestBody: CreatePaymentDto,
    }): CancelablePromise<PaymentDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/payments',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Сторно оплаты
     * Запись остаётся, но в счёт не идёт. Повторный вызов отвечает тем же.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор, менеджер с правом «Бухгалтерия».
     * @returns PaymentDto Сторно оплаты
     * @throws ApiError
     */
    public static reversePayment({
        id,
        requestBody,
    }: {
        /**
         * Номер записи оплаты, id
         */
        id: number,
        requestBody: ReversePaymentDto,
    }): CancelablePromise<PaymentDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/payments/{id}/reverse',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Акт сверки
     * Сальдо на начало, акты, исправления, оплаты по дням, обороты и сальдо на конец. Аннулирование и сторно — отдельными строками со знаком минус, в свой день. Клиент видит своё.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns ReconciliationDto Акт сверки
     * @throws ApiError
     */
    public static getReconciliation({
        from,
        to,
        user,
        unp,
    }: {
        /**
         * С какого дня, ГГГГ-ММ-ДД
         */
        from: string,
        /**
         * По какой день включительно, до трёх лет
         */
        to: string,
        /**
         * Номер клиента; 0 — фирмы, чьей учётной записи уже нет, её называет unp. Клиенту не нужен: он видит своё
         */
        user?: number | null,
        /**
         * УНП фирмы, чьей учётной записи уже нет, как в её актах; только с user 0
         */
        unp?: string | null,
    }): CancelablePromise<ReconciliationDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/reconciliation',
            query: {
                'user': user,
                'unp': unp,
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * Акт сверки, PDF или XLSX
     * Те же строки и суммы, с местом для подписей обеих сторон.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns binary Акт сверки, PDF или XLSX
     * @throws ApiError
     */
    public static getReconciliationPaper({
        from,
        to,
        user,
        unp,
        format,
    }: {
        /**
         * С какого дня, ГГГГ-ММ-ДД
         */
        from: string,
        /**
         * По какой день включительно, до трёх лет
         */
        to: string,
        /**
         * Номер клиента; 0 — фирмы, чьей учётной записи уже нет, её называет unp. Клиенту не нужен: он видит своё
         */
        user?: number | null,
        /**
         * УНП фирмы, чьей учётной записи уже нет, как в её актах; только с user 0
         */
        unp?: string | null,
        /**
         * pdf — для печати и подписи; xlsx — книга с теми же строками. По умолчанию pdf
         */
        format?: ActPaperFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/reconciliation/file',
            query: {
                'user': user,
                'unp': unp,
                'from': from,
                'to': to,
                'format': format,
            },
        });
    }
}
