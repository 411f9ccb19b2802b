/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractDto } from '../models/ContractDto';
import type { CreateContractForm } from '../models/CreateContractForm';
import type { UpdateContractForm } from '../models/UpdateContractForm';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class ContractsService {
    /**
     * Свой контракт
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns ContractDto Свой контракт
     * @throws ApiError
     */
    public static getOwnContract(): CancelablePromise<ContractDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/contract',
            errors: {
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Заполнить контракт
     * Один на клиента.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns ContractDto Заполнить контракт
     * @throws ApiError
     */
    public static createContract({
        formData,
    }: {
        formData: CreateContractForm,
    }): CancelablePromise<ContractDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/contract',
            formData: formData,
            mediaType: 'multipart/form-data',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                409: `Данные изменил кто-то другой, запись уже есть или переход не разрешён`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Изменить свой контракт
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns ContractDto Изменить свой контракт
     * @throws ApiError
     */
    public static updateContract({
        formData,
    }: {
        formData: UpdateContractForm,
    }): CancelablePromise<ContractDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/contract/update',
            formData: formData,
            mediaType: 'multipart/form-data',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                404: `Нет такой записи, или она не ваша`,
                409: `Данные изменил кто-то другой, запись уже есть или переход не разрешён`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Контракт клиента
     * Кто может: менеджер, администратор.
     * @returns ContractDto Контракт клиента
     * @throws ApiError
     */
    public static getContract({
        id,
    }: {
        /**
         * Номер клиента
         */
        id: number,
    }): CancelablePromise<ContractDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/contract/{id}',
            path: {
                'id': id,
            },
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                404: `Нет такой записи, или она не ваша`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
}
