/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnsweredProposalDto } from '../models/AnsweredProposalDto';
import type { CreateProposalDto } from '../models/CreateProposalDto';
import type { DeclineProposalDto } from '../models/DeclineProposalDto';
import type { ProposalDto } from '../models/ProposalDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class ProposalsService {
    /**
     * Предложения по заказу
     * Сначала новые, не больше 100.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:read` (свои заказы, их история и события).
     * @returns ProposalDto Предложения по заказу
     * @throws ApiError
     */
    public static getProposals({
        id,
    }: {
        /**
         * Номер заказа
         */
        id: number,
    }): CancelablePromise<Array<ProposalDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/order/{id}/proposals',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Предложить изменение заказа
     * Клиент — дату, получателя, его адрес и телефон, комментарии, груз, пока статус «Новая» или «Принята»; потом, пока груз не вручён, — получателя, адрес, телефон, комментарии и вместо отмены возврат отправителю (`status` 8), а после неудачной доставки и день. Сотрудник — что и клиент в начале, и цену, пока заказ в работе. Если изменение меняет расчёт, на столько же меняется назначенная цена. От каждой стороны ждёт ответа одно предложение.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns ProposalDto Предложить изменение заказа
     * @throws ApiError
     */
    public static createProposal({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * Номер заказа
         */
        id: number,
        requestBody: CreateProposalDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<ProposalDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/order/{id}/proposals',
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
    /**
     * Принять предложение
     * Изменяет заказ так, как предложено. Принимает другая сторона; принять ещё раз можно, ответ тот же.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns AnsweredProposalDto Принять предложение
     * @throws ApiError
     */
    public static acceptProposal({
        id,
    }: {
        /**
         * Номер предложения
         */
        id: number,
    }): CancelablePromise<AnsweredProposalDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/proposals/{id}/accept',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Отклонить предложение или отозвать своё
     * Заказ остаётся прежним.
     *
     * Кто может: подтверждённый клиент, менеджер, администратор. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns AnsweredProposalDto Отклонить предложение или отозвать своё
     * @throws ApiError
     */
    public static declineProposal({
        id,
        requestBody,
    }: {
        /**
         * Номер предложения
         */
        id: number,
        requestBody: DeclineProposalDto,
    }): CancelablePromise<AnsweredProposalDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/proposals/{id}/decline',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
