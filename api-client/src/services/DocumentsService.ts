/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LabelFormat } from '../models/LabelFormat';
import type { LabelLayout } from '../models/LabelLayout';
import type { PaperDayDto } from '../models/PaperDayDto';
import type { PrintedLabelsDto } from '../models/PrintedLabelsDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class DocumentsService {
    /**
     * Договор транспортной экспедиции, документ Word
     * Только для юридических лиц с заполненным контрактом.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Договор транспортной экспедиции, документ Word
     * @throws ApiError
     */
    public static getDogovor({
        orderId,
        id,
    }: {
        /**
         * Номер заказа
         */
        orderId: number,
        /**
         * Номер клиента: сверяется с заказом. Не указывайте, если учётная запись клиента удалена
         */
        id?: number | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/getDogovor',
            query: {
                'id': id,
                'order_id': orderId,
            },
        });
    }
    /**
     * Заявка, книга Excel
     * Составляется и тогда, когда учётная запись клиента удалена: имя и телефон заказ хранит сам.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Заявка, книга Excel
     * @throws ApiError
     */
    public static getZayavka({
        orderId,
        id,
    }: {
        /**
         * Номер заказа
         */
        orderId: number,
        /**
         * Номер клиента: сверяется с заказом. Не указывайте, если учётная запись клиента удалена
         */
        id?: number | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/getZayavka',
            query: {
                'id': id,
                'order_id': orderId,
            },
        });
    }
    /**
     * Заявки заказов одним файлом, книга Excel
     * По листу на заказ, до 1000; 3000 заявок в минуту. Лист — та же заявка, какую скачивают по одной. Чтобы распечатать все сразу, в Excel выберите «Напечатать всю книгу».
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Заявки заказов одним файлом, книга Excel
     * @throws ApiError
     */
    public static getOrderDocuments({
        ids,
        externalId,
        range,
        day,
        user,
    }: {
        /**
         * Номера заказов, до 100: ids=125&ids=126 или ids=125,126. Идут в том же порядке; номер тестового заказа отрицательный
         */
        ids?: Array<number> | null,
        /**
         * Вместо номеров: ваши номера заказов, до 100: externalId=A-17&externalId=A-18. Вместе с ids — номера тех же заказов, иначе 422
         */
        externalId?: Array<string> | null,
        /**
         * Вместо номеров: заказы с номерами подряд, всего до 1000: range=1201-1350&range=1352 или range=1201-1350,1352
         */
        range?: Array<string> | null,
        /**
         * Вместо номеров: все заказы с этим днём доставки, ГГГГ-ММ-ДД, которые ещё не сданы («Новая», «Принята», «Забор груза»), всего до 1000
         */
        day?: string | null,
        /**
         * С day и externalId: заказы этого клиента, а не всех; клиент всегда получает только свои
         */
        user?: number | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/documents',
            query: {
                'ids': ids,
                'externalId': externalId,
                'range': range,
                'day': day,
                'user': user,
            },
        });
    }
    /**
     * Дни доставки, на которые есть что сдать
     * С сегодняшнего дня по Минску: дни, у которых есть заказы «Новая», «Принята» и «Забор груза», и сколько их. Этикетки, заявки и реестр такого дня составляют по `day`.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns PaperDayDto Дни доставки, на которые есть что сдать
     * @throws ApiError
     */
    public static getPaperDays({
        user,
    }: {
        /**
         * Заказы этого клиента, а не всех; клиент всегда получает только свои
         */
        user?: number | null,
    }): CancelablePromise<Array<PaperDayDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/documents/days',
            query: {
                'user': user,
            },
        });
    }
    /**
     * Этикетки на места заказов: PDF, PNG или ZPL
     * По одной на каждое место, всего до 1000; 3000 этикеток в минуту. Печатать в размере «100 %», без полей. Штрихкод — Code 128 из 14 цифр: номер заказа (10) и номер места (4). На этикетке тестового заказа — «ОБРАЗЕЦ», «Тестовая этикетка» и штрихкод из 20 цифр, которого у настоящих не бывает: 990001, номер без минуса (10), номер места (4); наш сканер скажет «Тестовая этикетка» и ничего не изменит. На этикетке отменённого — «ОТМЕНЁН». Печать видна в истории заказа, повторная — если этикетки изменились.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Этикетки на места заказов: PDF, PNG или ZPL
     * @throws ApiError
     */
    public static getOrderLabels({
        ids,
        externalId,
        range,
        day,
        user,
        format,
        layout,
        start,
    }: {
        /**
         * Номера заказов, до 100: ids=125&ids=126 или ids=125,126. Идут в том же порядке; номер тестового заказа отрицательный
         */
        ids?: Array<number> | null,
        /**
         * Вместо номеров: ваши номера заказов, до 100: externalId=A-17&externalId=A-18. Вместе с ids — номера тех же заказов, иначе 422
         */
        externalId?: Array<string> | null,
        /**
         * Вместо номеров: заказы с номерами подряд, всего до 1000: range=1201-1350&range=1352 или range=1201-1350,1352
         */
        range?: Array<string> | null,
        /**
         * Вместо номеров: все заказы с этим днём доставки, ГГГГ-ММ-ДД, которые ещё не сданы («Новая», «Принята», «Забор груза»), всего до 1000
         */
        day?: string | null,
        /**
         * С day и externalId: заказы этого клиента, а не всех; клиент всегда получает только свои
         */
        user?: number | null,
        /**
         * Вид файла: pdf; png — чёрно-белая картинка 800×1200 точек (203 dpi), нескольких этикеток — .zip с картинками «125-2.png»; zpl — команды принтера Zebra 203 dpi, этикетка за этикеткой. По умолчанию pdf
         */
        format?: LabelFormat,
        /**
         * Бумага: label — по одной на странице 100×150 мм, для принтера этикеток; a4 — по четыре на листе. По умолчанию label
         */
        layout?: LabelLayout,
        /**
         * Только для a4: с какого места начать лист, часть которого уже использована: 1 и 2 — верхний ряд, 3 и 4 — нижний. По умолчанию 1
         */
        start?: number | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/labels',
            query: {
                'ids': ids,
                'externalId': externalId,
                'range': range,
                'day': day,
                'user': user,
                'format': format,
                'layout': layout,
                'start': start,
            },
        });
    }
    /**
     * Подтверждение попытки вручить или забрать, PDF
     * Один лист A4: кто, что, когда и кому передал, подпись с экрана и снимки водителя. На исправленной или отменённой записи сказано, чем она заменена. Рейс, водителя и того, кто записал исход, видят только сотрудники. Это не электронный документ и не ЭЦП.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns binary Подтверждение попытки вручить или забрать, PDF
     * @throws ApiError
     */
    public static getConfirmation({
        id,
        handover,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        /**
         * Номер записи о попытке: `id` из `getOrderHandovers` или из `handover` заказа
         */
        handover: number,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/handovers/{handover}/confirmation',
            path: {
                'id': id,
                'handover': handover,
            },
        });
    }
    /**
     * Не устарели ли напечатанные этикетки
     * Сравнивает последние напечатанные этикетки с заказом: число мест, получатель, куда везти, «Хрупкое», номер у отправителя. Отменённое изменение не считается.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns PrintedLabelsDto Не устарели ли напечатанные этикетки
     * @throws ApiError
     */
    public static getPrintedLabels({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<PrintedLabelsDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/labels',
            path: {
                'id': id,
            },
        });
    }
}
