/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CompanyDto } from '../models/CompanyDto';
import type { HistoryEventDto } from '../models/HistoryEventDto';
import type { UpdateCompanyDto } from '../models/UpdateCompanyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class CompanyService {
    /**
     * Данные компании
     * Доступно всем.
     * @returns CompanyDto Данные компании
     * @throws ApiError
     */
    public static getCompany(): CancelablePromise<CompanyDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/company',
        });
    }
    /**
     * Изменить данные компании
     * Запись передаётся целиком: чего в ней нет, то станет пустым. Повтор уже сохранённого безопасен. УНП, счёт, банк, его адрес, БИК и ставку НДС меняют только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`); остальным администраторам придёт письмо.
     *
     * Кто может: администратор.
     * @returns CompanyDto Изменить данные компании
     * @throws ApiError
     */
    public static updateCompany({
        requestBody,
    }: {
        requestBody: UpdateCompanyDto,
    }): CancelablePromise<CompanyDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/company',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * История данных компании
     * Сначала новое, не больше 500 записей.
     *
     * Кто может: администратор.
     * @returns HistoryEventDto История данных компании
     * @throws ApiError
     */
    public static getCompanyHistory(): CancelablePromise<Array<HistoryEventDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/company/history',
        });
    }
}
