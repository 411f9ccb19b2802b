/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookEntryDto } from '../models/BookEntryDto';
import type { BookEntryPage } from '../models/BookEntryPage';
import type { BookSide } from '../models/BookSide';
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
     * Слить записи адресной книги
     * Остаётся запись `id` со своими полями, остальные исчезают: новые заказы на прежние адреса найдут её. Чего уже нет, пропускается, так что повтор безвреден.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns BookEntryDto Слить записи адресной книги
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
