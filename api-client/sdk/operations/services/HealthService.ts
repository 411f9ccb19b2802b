/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HealthDto } from '../models/HealthDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class HealthService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Работает ли сервис: отвечает ли база данных
     * Доступно всем.
     * @returns HealthDto Работает ли сервис: отвечает ли база данных
     * @throws ApiError
     */
    public getHealth(): CancelablePromise<HealthDto> {
        return this.httpRequest.request({
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
    public getLive(): CancelablePromise<HealthDto> {
        return this.httpRequest.request({
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
    public getReady(): CancelablePromise<HealthDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/health/ready',
        });
    }
}
