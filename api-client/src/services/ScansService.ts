/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScanAnswerDto } from '../models/ScanAnswerDto';
import type { ScanIdsDto } from '../models/ScanIdsDto';
import type { ScansDto } from '../models/ScansDto';
import type { ScanTakenBackDto } from '../models/ScanTakenBackDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class ScansService {
    /**
     * Принять сканирования
     * До 100 за раз, по порядку; на каждое свой ответ. Сканирование с тем же `id` отвечает тем же и второй раз ничего не меняет; другое под тем же `id` — `id_reused`, остальные делаются.
     *
     * Кто может: менеджер, администратор.
     * @returns ScanAnswerDto Принять сканирования
     * @throws ApiError
     */
    public static takeScans({
        requestBody,
    }: {
        requestBody: ScansDto,
    }): CancelablePromise<Array<ScanAnswerDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/scans',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отменить сканирования
     * До 100 своих за последние двое суток: статус, рейс и приём на склад возвращаются как были, места снова не отмечены. Заказ, который с тех пор изменили, остаётся как есть. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns ScanTakenBackDto Отменить сканирования
     * @throws ApiError
     */
    public static takeScansBack({
        requestBody,
    }: {
        requestBody: ScanIdsDto,
    }): CancelablePromise<Array<ScanTakenBackDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/scans/takeBack',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
