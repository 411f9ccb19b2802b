/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AddToRunDto } from '../models/AddToRunDto';
import type { CarrierDto } from '../models/CarrierDto';
import type { CreateRunDto } from '../models/CreateRunDto';
import type { DriverDto } from '../models/DriverDto';
import type { GivenPassDto } from '../models/GivenPassDto';
import type { GivePassDto } from '../models/GivePassDto';
import type { OfReturnedRunDto } from '../models/OfReturnedRunDto';
import type { PutBackDto } from '../models/PutBackDto';
import type { ReturnRunDto } from '../models/ReturnRunDto';
import type { RunDto } from '../models/RunDto';
import type { RunOrdersDto } from '../models/RunOrdersDto';
import type { RunPassDto } from '../models/RunPassDto';
import type { RunReturnDto } from '../models/RunReturnDto';
import type { RunSheetFormat } from '../models/RunSheetFormat';
import type { RunSummaryDto } from '../models/RunSummaryDto';
import type { RunVersionDto } from '../models/RunVersionDto';
import type { SettleOutcomeDto } from '../models/SettleOutcomeDto';
import type { SortRunDto } from '../models/SortRunDto';
import type { ToldRunDto } from '../models/ToldRunDto';
import type { UpdateRunDto } from '../models/UpdateRunDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class RunsService {
    /**
     * Рейсы дня
     * Кто может: менеджер, администратор.
     * @returns RunSummaryDto Рейсы дня
     * @throws ApiError
     */
    public static getRuns({
        day,
        ids,
    }: {
        /**
         * День, ГГГГ-ММ-ДД; без него — сегодня
         */
        day?: string | null,
        /**
         * Номера заказов, до 500: о каждом рейсе ответ скажет, сколько из них ему по пути (`fitting`)
         */
        ids?: Array<number> | null,
    }): CancelablePromise<Array<RunSummaryDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/runs',
            query: {
                'day': day,
                'ids': ids,
            },
        });
    }
    /**
     * Создать рейс
     * Водителя можно назвать и потом, до выезда.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Создать рейс
     * @throws ApiError
     */
    public static createRun({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreateRunDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Кто везёт заказы
     * Заказов, которых ни в одном рейсе нет, в ответе нет.
     *
     * Кто может: менеджер, администратор.
     * @returns CarrierDto Кто везёт заказы
     * @throws ApiError
     */
    public static getCarriers({
        ids,
    }: {
        /**
         * Номера заказов, до 500: ids=125&ids=126 или ids=125,126
         */
        ids: Array<number>,
    }): CancelablePromise<Array<CarrierDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/runs/carriers',
            query: {
                'ids': ids,
            },
        });
    }
    /**
     * Водители последних рейсов
     * Каждый — с телефоном и машиной своего последнего рейса.
     *
     * Кто может: менеджер, администратор.
     * @returns DriverDto Водители последних рейсов
     * @throws ApiError
     */
    public static getDrivers(): CancelablePromise<Array<DriverDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/runs/drivers',
        });
    }
    /**
     * Рейс
     * Кто может: менеджер, администратор.
     * @returns RunDto Рейс
     * @throws ApiError
     */
    public static getRun({
        id,
    }: {
        /**
         * Номер рейса
         */
        id: number,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/runs/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Изменить день, водителя или машину
     * Чего нет в теле, остаётся как было. Заказы остаются в рейсе, в своём порядке.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Изменить день, водителя или машину
     * @throws ApiError
     */
    public static updateRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: UpdateRunDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/runs/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Удалить пустой рейс
     * Кто может: менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteRun({
        id,
    }: {
        /**
         * Номер рейса
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/runs/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Рейс уехал
     * После этого в рейсе ничего не меняется. Вместе с выездом меняются статусы его заказов: «В пути» или «Забор груза»; заказ, который уже дальше, и тот, чей заказчик ждёт ответа об изменении, остаётся при своём. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Рейс уехал
     * @throws ApiError
     */
    public static leaveRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: RunVersionDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/leave',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Внести заказы в рейс
     * Все или ни одного. Заказ бывает только в одном рейсе: если он в другом, отказ назовёт рейс и того, кто внёс. Из рейсов `from` заказы перейдут. Рейс, который уехал раньше сегодняшнего дня, заказов не держит. Место в рейсе — по населённому пункту, улице и дому; если порядок меняли руками, новые встают в конец.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Внести заказы в рейс
     * @throws ApiError
     */
    public static addToRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: AddToRunDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/orders',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Порядок заказов в рейсе
     * Кто может: менеджер, администратор.
     * @returns RunDto Порядок заказов в рейсе
     * @throws ApiError
     */
    public static sortRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: SortRunDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/runs/{id}/orders',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Вернуть убранные заказы в рейс
     * Отмена «Убрать из рейса»: все или ни одного, на прежние места. Рейс с тех пор никто не менял, иначе отказ `version_conflict` назовёт, кто и что.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Вернуть убранные заказы в рейс
     * @throws ApiError
     */
    public static putBackToRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: PutBackDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/orders/putBack',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Убрать заказы из рейса
     * Чего в рейсе нет, пропускается: повтор безвреден.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Убрать заказы из рейса
     * @throws ApiError
     */
    public static removeFromRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: RunOrdersDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/orders/remove',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Решить расхождение с водителем
     * Исход водителя, который не записан, потому что в заказе другое: записать как у водителя или оставить как есть. Кто и что решил, остаётся в истории заказа и в журнале, а водитель видит решение на своей странице. Кто решил вторым, узнает, что решил первый.
     *
     * Кто может: менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static settleOutcome({
        id,
        key,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        /**
         * Ключ исхода водителя, из `conflicts` пропуска
         */
        key: string,
        requestBody: SettleOutcomeDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/outcomes/{key}/settle',
            path: {
                'id': id,
                'key': key,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Пустить водителя
     * Даёт пропуск на страницу водителя: ссылку, которую показывают QR-кодом и отправляют по SMS. Прежний пропуск рейса заканчивается.
     *
     * Кто может: менеджер, администратор.
     * @returns GivenPassDto Пустить водителя
     * @throws ApiError
     */
    public static giveRunPass({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: GivePassDto,
    }): CancelablePromise<GivenPassDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/pass',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Пропуск водителя
     * Последний пропуск рейса и исходы водителя, которые не записаны, потому что в заказе другое.
     *
     * Кто может: менеджер, администратор.
     * @returns RunPassDto Пропуск водителя
     * @throws ApiError
     */
    public static getRunPass({
        id,
    }: {
        /**
         * Номер рейса
         */
        id: number,
    }): CancelablePromise<RunPassDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/runs/{id}/pass',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Закрыть пропуск водителя
     * Страница водителя больше не открывается; исходы, которые были до этого, ещё придут. Повторный вызов ничего не меняет.
     *
     * Кто может: менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static closeRunPass({
        id,
    }: {
        /**
         * Номер рейса
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/runs/{id}/pass',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Рейс вернулся: исходы заказов
     * Каждый исход ставит заказу статус и записывает вручение. Исходы присылают частями, и несколько человек сразу: версия нужна только для `close`. Другой исход вместо записанного не ставится, его назовёт `refused`; исправляют запись в заказе. С `close` рейс закрывается, если исход есть у каждого заказа. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns RunReturnDto Рейс вернулся: исходы заказов
     * @throws ApiError
     */
    public static returnRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: ReturnRunDto,
    }): CancelablePromise<RunReturnDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/return',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Маршрутный лист рейса, PDF или XLSX
     * Заказы в порядке объезда с телефонами, комментариями, местами, весом, ценой и местом для исхода, часа и подписи; отменённых и удалённых в нём нет. Лист — по заказам, какие они сейчас, и говорит, на какое время («Заказы на 29.11.2026 14:20»). Штрихкод рейса — Code 128 из 18 цифр, строки — из 16: 997700 и номер заказа в десяти цифрах; этикетку места он не заменяет.
     *
     * Кто может: менеджер, администратор.
     * @returns binary Маршрутный лист рейса, PDF или XLSX
     * @throws ApiError
     */
    public static getRunSheet({
        id,
        format,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        /**
         * pdf — лист с местом для подписей; xlsx — таблица. По умолчанию pdf
         */
        format?: RunSheetFormat,
    }): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/runs/{id}/sheet',
            path: {
                'id': id,
            },
            query: {
                'format': format,
            },
        });
    }
    /**
     * Отменить выезд рейса
     * До конца дня рейса. Статусы, которые поставил выезд и после него никто не менял, становятся прежними, а письма о них, которые ещё не ушли, не уйдут. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Отменить выезд рейса
     * @throws ApiError
     */
    public static takeBackRun({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: RunVersionDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/takeBack',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отменить возвращение рейса
     * В тот же день. Исходы заказов остаются. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Отменить возвращение рейса
     * @throws ApiError
     */
    public static takeBackReturn({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: OfReturnedRunDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/takeBackReturn',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Водителю сказано об изменениях
     * Заказы, изменённые после выезда, больше не в счёт `changedAfterLeaving`, пока не изменятся снова; кто и когда сказал, рейс помнит. Повторный вызов отвечает тем же.
     *
     * Кто может: менеджер, администратор.
     * @returns RunDto Водителю сказано об изменениях
     * @throws ApiError
     */
    public static tellDriver({
        id,
        requestBody,
    }: {
        /**
         * Номер рейса
         */
        id: number,
        requestBody: ToldRunDto,
    }): CancelablePromise<RunDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/runs/{id}/told',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
