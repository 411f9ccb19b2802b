/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConfirmEmailDto } from '../models/ConfirmEmailDto';
import type { CurrentUserDto } from '../models/CurrentUserDto';
import type { ForgotPasswordDto } from '../models/ForgotPasswordDto';
import type { LoginDto } from '../models/LoginDto';
import type { RegisterDto } from '../models/RegisterDto';
import type { RegisteredDto } from '../models/RegisteredDto';
import type { ResetPasswordDto } from '../models/ResetPasswordDto';
import type { UndoEmailDto } from '../models/UndoEmailDto';
import type { UpdateProfileForm } from '../models/UpdateProfileForm';
import type { UserDto } from '../models/UserDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class SessionService {
    /**
     * Текущий пользователь
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns CurrentUserDto Текущий пользователь
     * @throws ApiError
     */
    public static getCurrentUser(): CancelablePromise<CurrentUserDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/user',
        });
    }
    /**
     * Отменить смену почты, которая ждёт подтверждения
     * Кто может: клиент с неподтверждённой или отклонённой заявкой, подтверждённый клиент, менеджер, администратор.
     * @returns UserDto Отменить смену почты, которая ждёт подтверждения
     * @throws ApiError
     */
    public static cancelEmail(): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/cancelEmail',
        });
    }
    /**
     * Новая почта по ссылке из письма
     * Почта меняется; ссылки для нового пароля, выданные раньше, больше не действуют. Если почту изменил менеджер, нужен ещё вход клиента или его пароль в `password`.
     *
     * Доступно всем.
     * @returns void
     * @throws ApiError
     */
    public static confirmEmail({
        requestBody,
    }: {
        requestBody: ConfirmEmailDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/confirmEmail',
            body: requestBody,
            mediaType: 'application/json',
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
        });
    }
    /**
     * Вход
     * Ставит cookie `sid`. Неизвестная почта и неверный пароль дают один и тот же ответ 401. Если у учётной записи включены коды из приложения, верный пароль без code получает 401 `code_needed`.
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
        idempotencyKey,
    }: {
        requestBody: RegisterDto,
        /**
         * Ваш ключ этого запроса, до 200 символов. Повтор с тем же ключом и телом ничего не создаст второй раз: ответ — то, что создано, каким оно стало теперь, с заголовком Idempotency-Replayed: true. Живёт 7 дней
         */
        idempotencyKey?: string,
    }): CancelablePromise<RegisteredDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/register',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Новый пароль по ссылке из письма
     * Завершает все сеансы пользователя. Ключи доступа, ключи API, уведомления и запасные коды, которые появились за последние 7 дней, больше не действуют; что осталось — `POST /api/user/accessReview` с тем же `token`.
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
        });
    }
    /**
     * Вернуть прежнюю почту по ссылке из письма на неё
     * Действует 7 дней. Завершает все сеансы и отменяет пароль; ссылка для нового пароля уходит на прежнюю почту. Ключи доступа, ключи API, уведомления и второй фактор, которые появились с начала сеанса, сменившего почту, или за 7 дней до смены, больше не действуют; что осталось — `POST /api/user/accessReview` с тем же `token`.
     *
     * Доступно всем.
     * @returns void
     * @throws ApiError
     */
    public static undoEmail({
        requestBody,
    }: {
        requestBody: UndoEmailDto,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/user/undoEmail',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить свои данные
     * Поля, которых нет в запросе, не меняются. Новый пароль и новая почта требуют `currentPassword`; cookie `sid` при этом меняется. Новая почта заработает, когда откроют ссылку из письма на неё, до тех пор она в `pendingEmail`. Аватар — JPEG, PNG или WebP до 2 МБ.
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
        });
    }
}
