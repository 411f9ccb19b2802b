/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClientTermsDto } from '../models/ClientTermsDto';
import type { QuoteDto } from '../models/QuoteDto';
import type { QuoteRequestDto } from '../models/QuoteRequestDto';
import type { TariffAnnouncementDto } from '../models/TariffAnnouncementDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CalculatorService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Будущие изменения тарифов
     * Что и с какого момента изменится. До этого момента цены прежние.
     *
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns TariffAnnouncementDto Будущие изменения тарифов
     * @throws ApiError
     */
    public getTariffAnnouncement(): CancelablePromise<TariffAnnouncementDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/calculator/announcement',
        });
    }
    /**
     * Свои цены
     * Условия того, кто спрашивает, и его цены по областям. По ним считаются его заказы.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns ClientTermsDto Свои цены
     * @throws ApiError
     */
    public getOwnTerms(): CancelablePromise<ClientTermsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/calculator/own',
        });
    }
    /**
     * Рассчитать стоимость
     * Та же цена, что на сайте, в форме заказа и в самом заказе: клиенту и его ключу — по его условиям. Больше 50 кг — по согласованию с менеджером.
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
