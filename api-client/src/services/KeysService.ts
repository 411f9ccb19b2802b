/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClientKeysDto } from '../models/ClientKeysDto';
import type { CreateKeyDto } from '../models/CreateKeyDto';
import type { KeyCallPage } from '../models/KeyCallPage';
import type { KeyDto } from '../models/KeyDto';
import type { NewKeyDto } from '../models/NewKeyDto';
import type { RotateKeyDto } from '../models/RotateKeyDto';
import type { StopKeysDto } from '../models/StopKeysDto';
import type { StoppedKeysDto } from '../models/StoppedKeysDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class KeysService {
    /**
     * Ключи API
     * Сначала новые.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns KeyDto Ключи API
     * @throws ApiError
     */
    public static getKeys(): CancelablePromise<Array<KeyDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/keys',
        });
    }
    /**
     * Создать ключ API
     * Сам ключ есть только в этом ответе. О создании приходит письмо. Рабочий ключ действует, пока кабинет подтверждён, тестовый — и пока регистрация ждёт решения. Если ответ потерялся, повтор с тем же Idempotency-Key второго ключа не создаст: секрет в нём новый, прежний не действует. Ключ, которым уже пользовались, повтор не меняет: 409.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns NewKeyDto Создать ключ API
     * @throws ApiError
     */
    public static createKey({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: CreateKeyDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<NewKeyDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/keys',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Вызовы с ключами
     * За последние 7 дней, сначала новые.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns KeyCallPage Вызовы с ключами
     * @throws ApiError
     */
    public static getKeyCalls({
        page,
        keyId,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Только этого ключа
         */
        keyId?: number | null,
    }): CancelablePromise<KeyCallPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/keys/calls',
            query: {
                'page': page,
                'keyId': keyId,
            },
        });
    }
    /**
     * Ключи клиента
     * Кто может: менеджер, администратор.
     * @returns ClientKeysDto Ключи клиента
     * @throws ApiError
     */
    public static getClientKeys({
        id,
    }: {
        /**
         * Номер
         */
        id: number,
    }): CancelablePromise<ClientKeysDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/keys/client',
            query: {
                'id': id,
            },
        });
    }
    /**
     * Заменить ключ API
     * Новый ключ с теми же правами. Прежний действует ещё overlapHours часов, не больше 72.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns NewKeyDto Заменить ключ API
     * @throws ApiError
     */
    public static rotateKey({
        requestBody,
    }: {
        requestBody: RotateKeyDto,
    }): CancelablePromise<NewKeyDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/keys/rotate',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Остановить все ключи клиента
     * Следующий же вызов с любым из них получит 401. Клиенту приходит письмо; новые ключи он создаст сам.
     *
     * Кто может: менеджер, администратор.
     * @returns StoppedKeysDto Остановить все ключи клиента
     * @throws ApiError
     */
    public static stopKeys({
        requestBody,
    }: {
        requestBody: StopKeysDto,
    }): CancelablePromise<StoppedKeysDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/keys/stop',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отозвать ключ API
     * Следующий же вызов с ним получит 401. Адреса для уведомлений, которые он назвал, останавливаются.
     *
     * Кто может: подтверждённый клиент. В песочнице — и клиент, чья регистрация ждёт решения.
     * @returns void
     * @throws ApiError
     */
    public static revokeKey({
        id,
    }: {
        /**
         * Номер ключа
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/keys/{id}',
            path: {
                'id': id,
            },
        });
    }
}
