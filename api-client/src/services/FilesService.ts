/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class FilesService {
    /**
     * Файл: аватар или скан
     * Виден владельцу и сотрудникам.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns binary Файл: аватар или скан
     * @throws ApiError
     */
    public static getFile({
        id,
    }: {
        /**
         * Номер файла из ссылки
         */
        id: string,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/files/{id}',
            path: {
                'id': id,
            },
        });
    }
}
