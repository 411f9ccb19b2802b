/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AdvanceOrderDto } from '../models/AdvanceOrderDto';
import type { ClearedDto } from '../models/ClearedDto';
import type { OrderDto } from '../models/OrderDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class SandboxService {
    /**
     * Провести тестовый заказ по статусам
     * Каждый шаг — такое же изменение, какое сделал бы менеджер, с событием, уведомлением и письмом. Только в тестовом режиме: с тестовым ключом или `Shlyah-Mode: test`.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns OrderDto Провести тестовый заказ по статусам
     * @throws ApiError
     */
    public static advanceTestOrder({
        requestBody,
    }: {
        requestBody: AdvanceOrderDto,
    }): CancelablePromise<OrderDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/sandbox/advance',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Удалить свои тестовые заказы
     * Все сразу. Без этого они удаляются через 30 дней. Только в тестовом режиме: с тестовым ключом или `Shlyah-Mode: test`.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     *
     * С ключом API: право `orders:create` (оформление и отмена заказов).
     * @returns ClearedDto Удалить свои тестовые заказы
     * @throws ApiError
     */
    public static clearTestOrders(): CancelablePromise<ClearedDto> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/sandbox/orders',
        });
    }
}
