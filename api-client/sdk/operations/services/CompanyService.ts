/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CompanyDto } from '../models/CompanyDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CompanyService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Данные компании
     * Доступно всем.
     * @returns CompanyDto Данные компании
     * @throws ApiError
     */
    public getCompany(): CancelablePromise<CompanyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/company',
        });
    }
}
