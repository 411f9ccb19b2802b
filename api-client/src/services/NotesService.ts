/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateNoteDto } from '../models/CreateNoteDto';
import type { NoteDto } from '../models/NoteDto';
import type { OrderNotesDto } from '../models/OrderNotesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class NotesService {
    /**
     * Удалить заметку
     * Свою; администратор — любую.
     *
     * Кто может: менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteNote({
        id,
    }: {
        /**
         * Номер заметки
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/notes/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Заметки сотрудников к заказу
     * Клиент их не видит.
     *
     * Кто может: менеджер, администратор.
     * @returns OrderNotesDto Заметки сотрудников к заказу
     * @throws ApiError
     */
    public static getNotes({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<OrderNotesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/notes',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Добавить заметку
     * Сотруднику, названному полным именем после «@», приходит письмо с её текстом.
     *
     * Кто может: менеджер, администратор.
     * @returns NoteDto Добавить заметку
     * @throws ApiError
     */
    public static createNote({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        requestBody: CreateNoteDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<NoteDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/{id}/notes',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
