/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierLookDto } from '../models/CourierLookDto';
import type { CourierRunDto } from '../models/CourierRunDto';
import type { PassTokenDto } from '../models/PassTokenDto';
import type { TakenPictureDto } from '../models/TakenPictureDto';
import type { TellOutcomesDto } from '../models/TellOutcomesDto';
import type { ToldOutcomeDto } from '../models/ToldOutcomeDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class CourierService {
    /**
     * Принять рейс
     * Привязывает пропуск к этому телефону: ответ ставит cookie `courier`. С другого телефона рейс после этого не принять; с того же — можно сколько угодно раз.
     *
     * Доступно всем.
     * @returns void
     * @throws ApiError
     */
    public static acceptRun({
        requestBody,
    }: {
        requestBody: PassTokenDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/courier/accept',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Чей это пропуск
     * Рейс, который откроет пропуск. Ничего не меняет и телефон не привязывает. После 60 промахов за 10 минут с одной сети — 429.
     *
     * Доступно всем.
     * @returns CourierLookDto Чей это пропуск
     * @throws ApiError
     */
    public static lookAtRun({
        requestBody,
    }: {
        requestBody: PassTokenDto,
    }): CancelablePromise<CourierLookDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/courier/look',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Исходы заказов от водителя
     * Каждый исход записывается отдельно и один раз по своему ключу; повтор отвечает тем же. Исход не отклоняют из-за того, что заказ тем временем изменили: он виден диспетчеру рядом с записанным. Закрытый и законченный пропуск принимает исходы, которые были раньше. Телефон узнают по cookie `courier`, которую ставит `POST /api/courier/accept`.
     *
     * Доступно всем.
     * @returns ToldOutcomeDto Исходы заказов от водителя
     * @throws ApiError
     */
    public static tellOutcomes({
        requestBody,
    }: {
        requestBody: TellOutcomesDto,
    }): CancelablePromise<Array<ToldOutcomeDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/courier/outcomes',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Фото к исходу от водителя
     * Тело — само фото: JPEG, PNG или WebP до 3 МБ; хранится заново нарисованным, без сведений о телефоне и месте съёмки. До трёх к исходу; исход присылают раньше фото. Что с фото не так, говорит ответ 200 с `refused`. Телефон узнают по cookie `courier`, которую ставит `POST /api/courier/accept`.
     *
     * Доступно всем.
     * @returns TakenPictureDto Фото к исходу от водителя
     * @throws ApiError
     */
    public static putPicture({
        key,
        outcome,
        requestBody,
    }: {
        /**
         * Ваш ключ фото, UUID: с ним фото записывается один раз
         */
        key: string,
        /**
         * Ключ исхода, к которому фото
         */
        outcome: string,
        requestBody: Blob,
    }): CancelablePromise<TakenPictureDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/courier/pictures/{key}',
            path: {
                'key': key,
            },
            query: {
                'outcome': outcome,
            },
            body: requestBody,
            mediaType: 'image/jpeg',
        });
    }
    /**
     * Рейс водителя
     * Рейс, который телефон принял последним, пока действует пропуск. Телефон узнают по cookie `courier`, которую ставит `POST /api/courier/accept`.
     *
     * Доступно всем.
     * @returns CourierRunDto Рейс водителя
     * @throws ApiError
     */
    public static getCourierRun({
        ifNoneMatch,
    }: {
        /**
         * ETag прежнего ответа
         */
        ifNoneMatch?: string,
    }): CancelablePromise<CourierRunDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/courier/run',
            headers: {
                'If-None-Match': ifNoneMatch,
            },
        });
    }
}
