/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierProof } from './CourierProof';
export type UpdateUserInfoDto = {
    /**
     * Организация; обязательна для юридического лица
     */
    organization?: string | null;
    /**
     * УНП; обязателен для юридического лица
     */
    Unp?: string | null;
    /**
     * ФИО
     */
    name?: string | null;
    /**
     * Телефон
     */
    phone?: string | null;
    /**
     * Электронная почта, она же логин
     */
    email?: string | null;
    /**
     * Есть контактное лицо
     */
    isContactPerson?: boolean | null;
    /**
     * ФИО контактного лица
     */
    contactPersonName?: string | null;
    /**
     * Телефон контактного лица
     */
    contactPersonPhone?: string | null;
    /**
     * Присылать письма о заказах
     */
    orderEmails?: boolean | null;
    /**
     * Новый пароль; остальные сеансы завершатся
     */
    password?: string | null;
    /**
     * Что страница водителя просит у получателей этого клиента: signature — подпись, picture — фото, both — подпись и фото, none — ничего; null — как у компании
     */
    courierProof?: CourierProof | null;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
    /**
     * Номер пользователя
     */
    id: number;
};

