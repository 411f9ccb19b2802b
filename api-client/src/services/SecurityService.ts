/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessReviewDto } from '../models/AccessReviewDto';
import type { AccessReviewTokenDto } from '../models/AccessReviewTokenDto';
import type { AddPasskeyDto } from '../models/AddPasskeyDto';
import type { ConfirmDto } from '../models/ConfirmDto';
import type { EndAccessDto } from '../models/EndAccessDto';
import type { LeaveDto } from '../models/LeaveDto';
import type { LeavingDto } from '../models/LeavingDto';
import type { OwnSessionDto } from '../models/OwnSessionDto';
import type { PasskeyOptionsDto } from '../models/PasskeyOptionsDto';
import type { RecoveryCodesDto } from '../models/RecoveryCodesDto';
import type { SecurityDto } from '../models/SecurityDto';
import type { TotpCodeDto } from '../models/TotpCodeDto';
import type { TotpSetupDto } from '../models/TotpSetupDto';
import type { UsePasskeyDto } from '../models/UsePasskeyDto';
import type { UserDto } from '../models/UserDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class SecurityService {
    /**
     * Что действует в кабинете с прежнего времени
     * Ключи и уведомления старше тех, что завершились с возвратом почты или новым паролем по ссылке. `token` — код той же ссылки, 7 дней после неё.
     *
     * Доступно всем.
     * @returns AccessReviewDto Что действует в кабинете с прежнего времени
     * @throws ApiError
     */
    public static reviewAccess({
        requestBody,
    }: {
        requestBody: AccessReviewTokenDto,
    }): CancelablePromise<AccessReviewDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/accessReview',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Подтвердить, что это вы
     * Паролем, а если включены коды из приложения — паролем и кодом. Следующие 15 минут важные действия не спрашивают подтверждения. Cookie `sid` меняется.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static confirmIdentity({
        requestBody,
    }: {
        requestBody: ConfirmDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Мои данные: всё, что мы о вас храним, файлом JSON
     * По таблицам, без паролей и ключей; сами сканы и аватар — по ссылкам в кабинете.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns binary Мои данные: всё, что мы о вас храним, файлом JSON
     * @throws ApiError
     */
    public static getOwnData(): CancelablePromise<Blob> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user/data',
        });
    }
    /**
     * Завершить то, что действует с прежнего времени
     * Вместе с выбранным завершаются все сеансы и всё, что создано после возврата кабинета. Отвечает тем, что осталось.
     *
     * Доступно всем.
     * @returns AccessReviewDto Завершить то, что действует с прежнего времени
     * @throws ApiError
     */
    public static endAccess({
        requestBody,
    }: {
        requestBody: EndAccessDto,
    }): CancelablePromise<AccessReviewDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/endAccess',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Просьба удалить свой кабинет
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns LeavingDto Просьба удалить свой кабинет
     * @throws ApiError
     */
    public static getLeaving(): CancelablePromise<LeavingDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user/leaving',
        });
    }
    /**
     * Попросить удалить свой кабинет
     * Через 14 дней кабинет, контракт, сканы и письма удаляются, а заказы остаются: их хранение требует закон. До этого дня просьбу можно отозвать. Повтор безвреден.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns LeavingDto Попросить удалить свой кабинет
     * @throws ApiError
     */
    public static askToLeave({
        requestBody,
    }: {
        requestBody: LeaveDto,
    }): CancelablePromise<LeavingDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/leaving',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Отозвать просьбу удалить свой кабинет
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент.
     * @returns void
     * @throws ApiError
     */
    public static stay(): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/user/leaving',
        });
    }
    /**
     * Подтвердить ключом доступа, что это вы
     * Cookie `sid` меняется.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static confirmByPasskey({
        requestBody,
    }: {
        requestBody: UsePasskeyDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/passkey/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Войти ключом доступа
     * Ставит cookie `sid`. Пароль и код не спрашиваются: ключ сам проверяет владельца.
     *
     * Доступно всем.
     * @returns UserDto Войти ключом доступа
     * @throws ApiError
     */
    public static loginByPasskey({
        requestBody,
    }: {
        requestBody: UsePasskeyDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/passkey/login',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Начать вход ключом доступа
     * Параметры для navigator.credentials.get; действуют 5 минут и один раз. Они же — для подтверждения.
     *
     * Доступно всем.
     * @returns PasskeyOptionsDto Начать вход ключом доступа
     * @throws ApiError
     */
    public static beginPasskeyUse(): CancelablePromise<PasskeyOptionsDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/passkey/options',
        });
    }
    /**
     * Добавить ключ доступа
     * Cookie `sid` меняется.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static addPasskey({
        requestBody,
    }: {
        requestBody: AddPasskeyDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/passkeys',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Начать добавление ключа доступа
     * Параметры для navigator.credentials.create; действуют 5 минут и один раз.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns PasskeyOptionsDto Начать добавление ключа доступа
     * @throws ApiError
     */
    public static beginPasskey(): CancelablePromise<PasskeyOptionsDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/passkeys/options',
        });
    }
    /**
     * Удалить ключ доступа
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static removePasskey({
        id,
    }: {
        /**
         * Номер ключа
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/user/passkeys/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Новые запасные коды
     * Прежние больше не действуют.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns RecoveryCodesDto Новые запасные коды
     * @throws ApiError
     */
    public static renewRecoveryCodes(): CancelablePromise<RecoveryCodesDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/recoveryCodes',
        });
    }
    /**
     * Чем защищён вход
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns SecurityDto Чем защищён вход
     * @throws ApiError
     */
    public static getSecurity(): CancelablePromise<SecurityDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user/security',
        });
    }
    /**
     * Устройства, на которых вы вошли
     * Сначала то, чем пользовались последним. Вход живёт 30 дней без дела, у сотрудника — 12 часов, и никогда не дольше 90 дней.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns OwnSessionDto Устройства, на которых вы вошли
     * @throws ApiError
     */
    public static getSessions(): CancelablePromise<Array<OwnSessionDto>> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user/sessions',
        });
    }
    /**
     * Выйти на остальных устройствах
     * Остаётся вход, с которого пришёл запрос. О новом входе с остальных устройств придёт письмо.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static endOtherSessions(): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/user/sessions',
        });
    }
    /**
     * Выйти на одном устройстве
     * Следующий же запрос с него получит 401. Свой вход так тоже можно завершить.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static endSession({
        id,
    }: {
        /**
         * Номер входа из списка
         */
        id: string,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/user/sessions/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Начать настройку кодов из приложения
     * Ключ для приложения (TOTP: 6 цифр, 30 секунд). Включится, когда приложение покажет первый код; до того всё остаётся, как было. Так же приложение меняют на другое.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns TotpSetupDto Начать настройку кодов из приложения
     * @throws ApiError
     */
    public static beginTotp(): CancelablePromise<TotpSetupDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/totp',
        });
    }
    /**
     * Отключить коды из приложения
     * Запасные коды удаляются вместе с ними.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static removeTotp(): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/user/totp',
        });
    }
    /**
     * Включить коды из приложения
     * Принимает первый код нового приложения. Отвечает запасными кодами, прежние больше не действуют. Остальные сеансы завершаются, cookie `sid` меняется.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns RecoveryCodesDto Включить коды из приложения
     * @throws ApiError
     */
    public static confirmTotp({
        requestBody,
    }: {
        requestBody: TotpCodeDto,
    }): CancelablePromise<RecoveryCodesDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/totp/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
