/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HealthDto } from '../models/HealthDto';
import type { StateDto } from '../models/StateDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class HealthService {
    /**
     * Работает ли сервис: отвечает ли база данных
     * Доступно всем.
     * @returns HealthDto Работает ли сервис: отвечает ли база данных
     * @throws ApiError
     */
    public static getHealth(): CancelablePromise<HealthDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/health',
        });
    }
    /**
     * Жив ли процесс
     * База данных не спрашивается: её отказ перезапуском не лечится.
     *
     * Доступно всем.
     * @returns HealthDto Жив ли процесс
     * @throws ApiError
     */
    public static getLive(): CancelablePromise<HealthDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/health/live',
        });
    }
    /**
     * Можно ли слать запросы: отвечает ли база данных и не останавливается ли сервис
     * Доступно всем.
     * @returns HealthDto Можно ли слать запросы: отвечает ли база данных и не останавливается ли сервис
     * @throws ApiError
     */
    public static getReady(): CancelablePromise<HealthDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/health/ready',
        });
    }
    /**
     * Состояние сервиса словами: база данных, почта, прокси, копии, диск
     * Кто может: администратор.
     * @returns StateDto Состояние сервиса словами: база данных, почта, прокси, копии, диск
     * @throws ApiError
     */
    public static getState(): CancelablePromise<StateDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/state',
        });
    }
}
