/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelRegistrationDto } from '../models/CancelRegistrationDto';
import type { ConfirmRegistrationDto } from '../models/ConfirmRegistrationDto';
import type { RegistrationRequestPage } from '../models/RegistrationRequestPage';
import type { UpdateAccountingDto } from '../models/UpdateAccountingDto';
import type { UpdateRoleDto } from '../models/UpdateRoleDto';
import type { UpdateUserInfoDto } from '../models/UpdateUserInfoDto';
import type { UserDetailsDto } from '../models/UserDetailsDto';
import type { UserDto } from '../models/UserDto';
import type { UserPage } from '../models/UserPage';
import type { CancelablePromise } from '../core/CancelablePromise';
import { OpenAPI } from '../core/OpenAPI';
import { request as __request } from '../core/request';
export class UsersService {
    /**
     * Пользователи
     * Поиск — по имени, почте, телефону в любом написании, УНП, организации. Администраторы не показываются никому; менеджер видит только клиентов.
     *
     * Кто может: менеджер, администратор.
     * @returns UserPage Пользователи
     * @throws ApiError
     */
    public static getUsers({
        page,
        search,
        role,
        status,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Что искать
         */
        search?: string | null,
        /**
         * Только эта роль
         */
        role?: 'customer' | 'manager' | null,
        /**
         * Только этот статус
         */
        status?: 'pending' | 'canceled' | 'confirmed' | null,
    }): CancelablePromise<UserPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/users',
            query: {
                'page': page,
                'search': search,
                'role': role,
                'status': status,
            },
        });
    }
    /**
     * Отклонить регистрацию
     * Заявитель получит письмо с причиной. Подтверждённую регистрацию отклонить нельзя.
     *
     * Кто может: менеджер, администратор.
     * @returns UserDto Отклонить регистрацию
     * @throws ApiError
     */
    public static cancelRegistration({
        requestBody,
    }: {
        requestBody: CancelRegistrationDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/users/cancelRegistration',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Подтвердить регистрацию
     * Заявитель получит письмо. Повтор безвреден.
     *
     * Кто может: менеджер, администратор.
     * @returns UserDto Подтвердить регистрацию
     * @throws ApiError
     */
    public static confirmRegistration({
        requestBody,
    }: {
        requestBody: ConfirmRegistrationDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/users/confirmRegistration',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Удалить пользователя и его заказы
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteUserAndOrders({
        id,
    }: {
        /**
         * Номер пользователя
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/users/deleteAndOrders/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Сбросить второй фактор пользователя
     * Для того, кто потерял телефон и запасные коды. Приложение, запасные коды и ключи доступа удаляются, все сеансы завершаются; пользователю уходит письмо. Повтор безвреден.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns void
     * @throws ApiError
     */
    public static resetFactors({
        id,
    }: {
        /**
         * Номер пользователя
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/users/factors/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Отменить решение о регистрации
     * Заявка снова ждёт решения. Возможно 15 секунд после решения: столько ждёт письмо о нём.
     *
     * Кто может: менеджер, администратор.
     * @returns UserDto Отменить решение о регистрации
     * @throws ApiError
     */
    public static reopenRegistration({
        requestBody,
    }: {
        requestBody: ConfirmRegistrationDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'POST',
            url: '/api/users/reopenRegistration',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Заявки на регистрацию
     * Сначала новые.
     *
     * Кто может: менеджер, администратор.
     * @returns RegistrationRequestPage Заявки на регистрацию
     * @throws ApiError
     */
    public static getUnprovedUsers({
        page,
        status,
    }: {
        /**
         * Страница, от 1; за последней страницей — пустые
         */
        page?: number | null,
        /**
         * Ожидающие (pending) или отклонённые (canceled)
         */
        status?: 'pending' | 'canceled' | null,
    }): CancelablePromise<RegistrationRequestPage> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/users/unproved',
            query: {
                'page': page,
                'status': status,
            },
        });
    }
    /**
     * Дать или снять право «Бухгалтерия»
     * С ним менеджер выставляет, исправляет и аннулирует акты, вносит оплаты и делает сторно; администратор может это и так. Вместе с ролью менеджера право снимается. Повтор безвреден.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns UserDto Дать или снять право «Бухгалтерия»
     * @throws ApiError
     */
    public static updateAccounting({
        requestBody,
    }: {
        requestBody: UpdateAccountingDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/users/updateAccounting',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Сменить роль
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns UserDto Сменить роль
     * @throws ApiError
     */
    public static updateRole({
        requestBody,
    }: {
        requestBody: UpdateRoleDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/users/updateRole',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Изменить данные пользователя
     * Поля, которых нет в запросе, не меняются. Пароль меняет только администратор, в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: менеджер, администратор.
     * @returns UserDto Изменить данные пользователя
     * @throws ApiError
     */
    public static updateUserInfo({
        requestBody,
    }: {
        requestBody: UpdateUserInfoDto,
    }): CancelablePromise<UserDto> {
        return __request(OpenAPI, {
            method: 'PUT',
            url: '/api/users/updateUserInfo',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Пользователь
     * Кто может: менеджер, администратор.
     * @returns UserDetailsDto Пользователь
     * @throws ApiError
     */
    public static getUserById({
        id,
    }: {
        /**
         * Номер пользователя
         */
        id: number,
    }): CancelablePromise<UserDetailsDto> {
        return __request(OpenAPI, {
            method: 'GET',
            url: '/api/users/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Удалить пользователя, заказы оставить
     * В заказах останутся имя, телефон и организация клиента.
     *
     * Только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).
     *
     * Кто может: администратор.
     * @returns void
     * @throws ApiError
     */
    public static deleteUser({
        id,
    }: {
        /**
         * Номер пользователя
         */
        id: number,
    }): CancelablePromise<void> {
        return __request(OpenAPI, {
            method: 'DELETE',
            url: '/api/users/{id}',
            path: {
                'id': id,
            },
        });
    }
}
