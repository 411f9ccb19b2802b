/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QuoteDto } from '../models/QuoteDto';
import type { QuoteRequestDto } from '../models/QuoteRequestDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CalculatorService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Рассчитать стоимость
     * Та же цена, что на сайте, в форме заказа и в самом заказе. Больше 50 кг — по согласованию с менеджером.
     *
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns QuoteDto Рассчитать стоимость
     * @throws ApiError
     */
    public getQuote({
        requestBody,
    }: {
        requestBody: QuoteRequestDto,
    }): CancelablePromise<QuoteDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/calculator/quote',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
