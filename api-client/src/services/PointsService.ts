/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CityDto } from '../models/CityDto';
import type { CreatePointsDto } from '../models/CreatePointsDto';
import type { DeletePointsDto } from '../models/DeletePointsDto';
import type { FoundCityDto } from '../models/FoundCityDto';
import type { PointDto } from '../models/PointDto';
import type { UpdatePointsDto } from '../models/UpdatePointsDto';
import type { ZonesDto } from '../models/ZonesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class PointsService {
    /**
     * Подсказки городов
     * Не больше десяти. Понимает ё и е, латиницу, белорусские названия, район и область, неверную раскладку, индекс и одну опечатку. Село — с районом: «Мир, Барановичский район».
     *
     * Доступно всем.
     *
     * С ключом API: право `quotes` (цены, города и пункты).
     * @returns FoundCityDto Подсказки городов
     * @throws ApiError
     */
    public static findCountry({
        query,
    }: {
        /**
         * Начало названия, почтовый индекс, можно латиницей
         */
        query?: string | null,
    }): CancelablePromise<Array<FoundCityDto>> {
        return __request(OpenAPI, {
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
    public static getPoints({
        cityId,
    }: {
        /**
         * Только этот город
         */
        cityId?: number | null,
    }): CancelablePromise<Array<PointDto>> {
        return __request(OpenAPI, {
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
    public static getPointCities(): CancelablePromise<Array<CityDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/points/cities',
        });
    }
    /**
     * Удалить пункты
     * Пункт, который указан в заказах, удалить нельзя.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns PointDto Удалить пункты
     * @throws ApiError
     */
    public static deletePoints({
        requestBody,
    }: {
        requestBody: DeletePointsDto,
    }): CancelablePromise<Array<PointDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/points/delete',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Добавить пункты
     * Кто может: администратор.
     * @returns PointDto Добавить пункты
     * @throws ApiError
     */
    public static createPoints({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreatePointsDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<Array<PointDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/points/new',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить пункты
     * Вместе можно добавить (new) и удалить (delete): сохраняется всё или ничего.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns PointDto Изменить пункты
     * @throws ApiError
     */
    public static updatePoints({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: UpdatePointsDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<Array<PointDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/points/update',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
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
    public static getZones(): CancelablePromise<ZonesDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/zones',
        });
    }
}
