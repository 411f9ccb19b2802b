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
        idempotencyKey,
    }: {
        formData: CreateContractForm,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/contract',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            formData: formData,
            mediaType: 'multipart/form-data',
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
        });
    }
}
