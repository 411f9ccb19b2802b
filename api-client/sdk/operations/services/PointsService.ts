/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CityDto } from '../models/CityDto';
import type { FoundCityDto } from '../models/FoundCityDto';
import type { PointDto } from '../models/PointDto';
import type { ZonesDto } from '../models/ZonesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class PointsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Подсказки городов
     * Не больше десяти. Понимает ё и е, латиницу, неверную раскладку, индекс и одну опечатку.
     *
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns FoundCityDto Подсказки городов
     * @throws ApiError
     */
    public findCountry({
        query,
    }: {
        /**
         * Начало названия, почтовый индекс, можно латиницей
         */
        query?: string | null,
    }): CancelablePromise<Array<FoundCityDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/findCountry',
            query: {
                'query': query,
            },
        });
    }
    /**
     * Пункты самовывоза
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns PointDto Пункты самовывоза
     * @throws ApiError
     */
    public getPoints({
        cityId,
    }: {
        /**
         * Только этот город
         */
        cityId?: number | null,
    }): CancelablePromise<Array<PointDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/points',
            query: {
                'cityId': cityId,
            },
        });
    }
    /**
     * Города, где есть пункты
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns CityDto Города, где есть пункты
     * @throws ApiError
     */
    public getPointCities(): CancelablePromise<Array<CityDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/points/cities',
        });
    }
    /**
     * Зоны доставки: границы семи областей, GeoJSON
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns ZonesDto Зоны доставки: границы семи областей, GeoJSON
     * @throws ApiError
     */
    public getZones(): CancelablePromise<ZonesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/zones',
        });
    }
}
