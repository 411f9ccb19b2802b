/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ForgotPasswordDto } from '../models/ForgotPasswordDto';
import type { LoginDto } from '../models/LoginDto';
import type { RegisterDto } from '../models/RegisterDto';
import type { RegisteredDto } from '../models/RegisteredDto';
import type { ResetPasswordDto } from '../models/ResetPasswordDto';
import type { UpdateProfileForm } from '../models/UpdateProfileForm';
import type { UserDto } from '../models/UserDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class SessionService {
    /**
     * Текущий пользователь
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns UserDto Текущий пользователь
     * @throws ApiError
     */
    public static getCurrentUser(): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user',
            errors: {
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Забыли пароль
     * Ответ всегда одинаков. Если такая почта есть, на неё уйдёт ссылка, которая действует 30 минут и один раз.
     *
     * Доступно всем.
     * @returns any Забыли пароль
     * @throws ApiError
     */
    public static forgotPassword({
        requestBody,
    }: {
        requestBody: ForgotPasswordDto,
    }): CancelablePromise<any> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/forgotPassword',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                429: `Слишком много попыток; заголовок Retry-After говорит, сколько секунд подождать`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Вход
     * Ставит cookie `sid`. Неизвестная почта и неверный пароль дают один и тот же ответ 401.
     *
     * Доступно всем.
     * @returns UserDto Вход
     * @throws ApiError
     */
    public static login({
        requestBody,
    }: {
        requestBody: LoginDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/login',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                429: `Слишком много попыток; заголовок Retry-After говорит, сколько секунд подождать`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Выход
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns void
     * @throws ApiError
     */
    public static logout(): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/logout',
            errors: {
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Регистрация
     * Создаёт клиента, который ждёт подтверждения, и сразу выполняет вход.
     *
     * Доступно всем.
     * @returns RegisteredDto Регистрация
     * @throws ApiError
     */
    public static register({
        requestBody,
    }: {
        requestBody: RegisterDto,
    }): CancelablePromise<RegisteredDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/register',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                409: `Данные изменил кто-то другой, запись уже есть или переход не разрешён`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Новый пароль по ссылке из письма
     * Завершает все сеансы пользователя.
     *
     * Доступно всем.
     * @returns void
     * @throws ApiError
     */
    public static resetPassword({
        requestBody,
    }: {
        requestBody: ResetPasswordDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/resetPassword',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
    /**
     * Изменить свои данные
     * Поля, которых нет в запросе, не меняются. Аватар — JPEG, PNG или WebP до 2 МБ.
     *
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns UserDto Изменить свои данные
     * @throws ApiError
     */
    public static updateProfile({
        formData,
    }: {
        formData: UpdateProfileForm,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/update',
            formData: formData,
            mediaType: 'multipart/form-data',
            errors: {
                400: `Запрос не разобрать: не JSON, неверные параметры или фильтр`,
                401: `Вход не выполнен`,
                403: `Роль или статус не позволяют этого; запрос с чужого сайта`,
                409: `Данные изменил кто-то другой, запись уже есть или переход не разрешён`,
                413: `Файл или запрос слишком велик`,
                415: `Файл такого вида не принимается`,
                422: `Нарушены правила полей`,
                503: `Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить`,
            },
        });
    }
}
