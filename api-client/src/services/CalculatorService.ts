/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BulkResultDto } from '../models/BulkResultDto';
import type { CalculatorDto } from '../models/CalculatorDto';
import type { CheckTariffDto } from '../models/CheckTariffDto';
import type { ClientTermsDto } from '../models/ClientTermsDto';
import type { ComingTariffDto } from '../models/ComingTariffDto';
import type { DeleteRowsDto } from '../models/DeleteRowsDto';
import type { HistoryEventDto } from '../models/HistoryEventDto';
import type { QuoteDto } from '../models/QuoteDto';
import type { QuoteRequestDto } from '../models/QuoteRequestDto';
import type { RepublishTariffDto } from '../models/RepublishTariffDto';
import type { RequoteDto } from '../models/RequoteDto';
import type { SaveVolumeDto } from '../models/SaveVolumeDto';
import type { SaveWeightDto } from '../models/SaveWeightDto';
import type { TariffAnnouncementDto } from '../models/TariffAnnouncementDto';
import type { TariffCheckDto } from '../models/TariffCheckDto';
import type { TariffOrdersDto } from '../models/TariffOrdersDto';
import type { TariffVersionDto } from '../models/TariffVersionDto';
import type { UpdateCalculatorDto } from '../models/UpdateCalculatorDto';
import type { UpdateClientTermsDto } from '../models/UpdateClientTermsDto';
import type { UpdateComingTariffDto } from '../models/UpdateComingTariffDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class CalculatorService {
    /**
     * Тарифы
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns CalculatorDto Тарифы
     * @throws ApiError
     */
    public static getCalculator(): CancelablePromise<CalculatorDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/calculator',
        });
    }
    /**
     * Изменить тарифы
     * Изменения, новые и удаляемые строки применяются вместе или не применяются вовсе.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns CalculatorDto Изменить тарифы
     * @throws ApiError
     */
    public static updateCalculator({
        requestBody,
    }: {
        requestBody: UpdateCalculatorDto,
    }): CancelablePromise<CalculatorDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/calculator',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Удалить строки тарифов
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns CalculatorDto Удалить строки тарифов
     * @throws ApiError
     */
    public static deleteCalculatorRows({
        requestBody,
    }: {
        requestBody: DeleteRowsDto,
    }): CancelablePromise<CalculatorDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
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
    public static getTariffAnnouncement(): CancelablePromise<TariffAnnouncementDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/calculator/announcement',
        });
    }
    /**
     * Проверить изменения тарифа на последних заказах
     * Ничего не сохраняет. Считает последние заказы, до 1000, по действующему тарифу и по изменённому, с условиями клиентов; цены, о которых договорились отдельно, не учитывает.
     *
     * Кто может: администратор.
     * @returns TariffCheckDto Проверить изменения тарифа на последних заказах
     * @throws ApiError
     */
    public static checkTariff({
        requestBody,
    }: {
        requestBody: CheckTariffDto,
    }): CancelablePromise<TariffCheckDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator/check',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Будущий тариф
     * Кто может: администратор.
     * @returns ComingTariffDto Будущий тариф
     * @throws ApiError
     */
    public static getComingTariff(): CancelablePromise<ComingTariffDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/calculator/coming',
        });
    }
    /**
     * Назначить или изменить будущий тариф
     * Изменения вносятся в будущий тариф, а если его нет — в действующий. До назначенного момента действует прежний тариф, с него — новый целиком. Будущий тариф бывает один.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns ComingTariffDto Назначить или изменить будущий тариф
     * @throws ApiError
     */
    public static updateComingTariff({
        requestBody,
    }: {
        requestBody: UpdateComingTariffDto,
    }): CancelablePromise<ComingTariffDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/calculator/coming',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отозвать будущий тариф
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteComingTariff({
        version,
    }: {
        /**
         * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
         */
        version?: number | null,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/calculator/coming',
            query: {
                'version': version,
            },
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
    public static getOwnTerms(): CancelablePromise<ClientTermsDto> {
        return __request(OpenAPI, {
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
    public static getQuote({
        requestBody,
    }: {
        requestBody: QuoteRequestDto,
    }): CancelablePromise<QuoteDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator/quote',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Обновить расчёт заказов без цены по действующему тарифу
     * До 100 заказов; каждый меняется сам по себе, ответ говорит о каждом. Прежний расчёт остаётся в истории заказа.
     *
     * Кто может: администратор.
     * @returns BulkResultDto Обновить расчёт заказов без цены по действующему тарифу
     * @throws ApiError
     */
    public static requoteOrders({
        requestBody,
    }: {
        requestBody: RequoteDto,
    }): CancelablePromise<Array<BulkResultDto>> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator/requote',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Версии тарифов
     * Сначала новые, не больше 50.
     *
     * Кто может: администратор.
     * @returns TariffVersionDto Версии тарифов
     * @throws ApiError
     */
    public static getTariffVersions(): CancelablePromise<Array<TariffVersionDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/calculator/versions',
        });
    }
    /**
     * Вернуть версию тарифов
     * Её копия действует сразу. Повтор безвреден.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns CalculatorDto Вернуть версию тарифов
     * @throws ApiError
     */
    public static republishTariff({
        requestBody,
    }: {
        requestBody: RepublishTariffDto,
    }): CancelablePromise<CalculatorDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator/versions',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Заказы, посчитанные по версии тарифа, с двумя ценами
     * Те, чей расчёт по действующему тарифу другой; до 500, сначала новые. Назначенную по ошибке цену снижает updateOrders, повышает только предложение клиенту (createProposal).
     *
     * Кто может: администратор.
     * @returns TariffOrdersDto Заказы, посчитанные по версии тарифа, с двумя ценами
     * @throws ApiError
     */
    public static getTariffOrders({
        id,
    }: {
        /**
         * Версия тарифа
         */
        id: number,
    }): CancelablePromise<TariffOrdersDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/calculator/versions/{id}/orders',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Добавить строки объёма
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns CalculatorDto Добавить строки объёма
     * @throws ApiError
     */
    public static saveVolume({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: SaveVolumeDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<CalculatorDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator/volume',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Добавить строки веса
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns CalculatorDto Добавить строки веса
     * @throws ApiError
     */
    public static saveWeight({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: SaveWeightDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<CalculatorDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/calculator/weight',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Условия клиента
     * Кто может: менеджер, администратор.
     * @returns ClientTermsDto Условия клиента
     * @throws ApiError
     */
    public static getClientTerms({
        id,
    }: {
        /**
         * Номер клиента
         */
        id: number,
    }): CancelablePromise<ClientTermsDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/users/terms/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Изменить условия клиента
     * Передаются целиком и действуют сразу: новые расчёты и заказы клиента считаются по ним, прежние остаются как были. Повтор уже сохранённого безопасен.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns ClientTermsDto Изменить условия клиента
     * @throws ApiError
     */
    public static updateClientTerms({
        id,
        requestBody,
    }: {
        /**
         * Номер клиента
         */
        id: number,
        requestBody: UpdateClientTermsDto,
    }): CancelablePromise<ClientTermsDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/users/terms/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * История условий клиента
     * Сначала новое, не больше 500 записей.
     *
     * Кто может: менеджер, администратор.
     * @returns HistoryEventDto История условий клиента
     * @throws ApiError
     */
    public static getClientTermsHistory({
        id,
    }: {
        /**
         * Номер клиента
         */
        id: number,
    }): CancelablePromise<Array<HistoryEventDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/users/terms/{id}/history',
            path: {
                'id': id,
            },
        });
    }
}
