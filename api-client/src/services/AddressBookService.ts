/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookEntryDto } from '../models/BookEntryDto';
import type { BookEntryPage } from '../models/BookEntryPage';
import type { BookImportedDto } from '../models/BookImportedDto';
import type { BookPreviewDto } from '../models/BookPreviewDto';
import type { BookSide } from '../models/BookSide';
import type { BookTableForm } from '../models/BookTableForm';
import type { CreateBookEntryDto } from '../models/CreateBookEntryDto';
import type { ExportFormat } from '../models/ExportFormat';
import type { MergeBookEntriesDto } from '../models/MergeBookEntriesDto';
import type { UpdateBookEntryDto } from '../models/UpdateBookEntryDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class AddressBookService {
    /**
     * Адресная книга
     * Сначала те, кому отправляли недавно. Пополняется сама из заказов. Поиск — по имени, организации, телефону, городу, улице и дому.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookEntryPage Адресная книга
     * @throws ApiError
     */
    public static getBookEntries({
        page,
        search,
        side,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Что искать
         */
        search?: string | null,
        /**
         * Места забора (sender) или получатели (receiver); без него — все
         */
        side?: BookSide,
    }): CancelablePromise<BookEntryPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/addressBook',
            query: {
                'page': page,
                'search': search,
                'side': side,
            },
        });
    }
    /**
     * Добавить запись в адресную книгу
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookEntryDto Добавить запись в адресную книгу
     * @throws ApiError
     */
    public static createBookEntry({
        requestBody,
    }: {
        requestBody: CreateBookEntryDto,
    }): CancelablePromise<BookEntryDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/addressBook',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить запись адресной книги
     * Нужна версия, которую вы читали. Заказы, оформленные раньше, не меняются.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookEntryDto Изменить запись адресной книги
     * @throws ApiError
     */
    public static updateBookEntry({
        requestBody,
    }: {
        requestBody: UpdateBookEntryDto,
    }): CancelablePromise<BookEntryDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/addressBook',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Адресная книга файлом .xlsx или .csv
     * Получатели или места забора, все или найденные. Такой файл можно загрузить обратно. 60 в час; выгрузка записывается в журнал и видна в «Моих данных».
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns binary Адресная книга файлом .xlsx или .csv
     * @throws ApiError
     */
    public static exportBookEntries({
        side,
        format,
        search,
    }: {
        /**
         * Места забора (sender) или получатели (receiver)
         */
        side: BookSide,
        /**
         * Вид файла: книга Excel (xlsx) или текст с разделителями (csv)
         */
        format: ExportFormat,
        /**
         * Что искать
         */
        search?: string | null,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/addressBook/export',
            query: {
                'side': side,
                'search': search,
                'format': format,
            },
        });
    }
    /**
     * Добавить в адресную книгу записи из таблицы
     * Добавляет готовые строки, которых в книге ещё нет; остальные остаются в файле. Повтор с тем же файлом ничего не добавит.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookImportedDto Добавить в адресную книгу записи из таблицы
     * @throws ApiError
     */
    public static importBookEntries({
        formData,
    }: {
        formData: BookTableForm,
    }): CancelablePromise<BookImportedDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/addressBook/import',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Прочитать адресную книгу из таблицы
     * Ничего не добавляет и не хранит: отвечает, сколько записей добавится и что исправить. Столбцы узнаются по заголовкам в любом порядке.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookPreviewDto Прочитать адресную книгу из таблицы
     * @throws ApiError
     */
    public static previewBookEntries({
        formData,
    }: {
        formData: BookTableForm,
    }): CancelablePromise<BookPreviewDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/addressBook/import/preview',
            formData: formData,
            mediaType: 'multipart/form-data',
        });
    }
    /**
     * Шаблон таблицы адресной книги, .xlsx
     * Столбцы с подсказками и примером, на других листах — города и пункты.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns binary Шаблон таблицы адресной книги, .xlsx
     * @throws ApiError
     */
    public static getBookTemplate({
        side,
    }: {
        /**
         * Для получателей (receiver) или мест забора (sender)
         */
        side: BookSide,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/addressBook/import/template',
            query: {
                'side': side,
            },
        });
    }
    /**
     * Объединить записи адресной книги
     * Остаётся запись `id` со своими полями, остальные исчезают: новые заказы на прежние адреса найдут её. Чего уже нет, пропускается, так что повтор безвреден.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookEntryDto Объединить записи адресной книги
     * @throws ApiError
     */
    public static mergeBookEntries({
        requestBody,
    }: {
        requestBody: MergeBookEntriesDto,
    }): CancelablePromise<BookEntryDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/addressBook/merge',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Удалить запись адресной книги
     * Заказы остаются. Новый заказ на этот адрес добавит запись снова.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns void
     * @throws ApiError
     */
    public static deleteBookEntry({
        id,
    }: {
        /**
         * Номер записи
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/addressBook/{id}',
            path: {
                'id': id,
            },
        });
    }
}
