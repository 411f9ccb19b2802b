/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role';
import type { UserStatus } from './UserStatus';
export type RegistrationRequestDto = {
    /**
     * Юридическое лицо
     */
    isLegalEntity: boolean;
    /**
     * Организация; обязательна для юридического лица
     */
    organization: string | null;
    /**
     * УНП; обязателен для юридического лица
     */
    Unp: string | null;
    /**
     * ФИО
     */
    name: string;
    /**
     * Телефон
     */
    phone: string;
    /**
     * Электронная почта, она же логин
     */
    email: string;
    /**
     * Есть контактное лицо
     */
    isContactPerson: boolean;
    /**
     * ФИО контактного лица
     */
    contactPersonName: string | null;
    /**
     * Телефон контактного лица
     */
    contactPersonPhone: string | null;
    /**
     * Присылать письма о заказах
     */
    orderEmails: boolean;
    /**
     * Номер пользователя
     */
    id: number;
    /**
     * Роль
     */
    role: Role;
    /**
     * Есть ли у менеджера право «Бухгалтерия»: акты и оплаты
     */
    isAccountant: boolean;
    /**
     * Статус регистрации
     */
    status: UserStatus;
    /**
     * Новая почта, которая ждёт подтверждения по ссылке из письма; null, когда её нет
     */
    pendingEmail: string | null;
    /**
     * Адрес аватара
     */
    url: string;
    /**
     * Версия данных
     */
    version: number;
    /**
     * Номера других пользователей с тем же УНП
     */
    unpDuplicates: Array<number>;
    /**
     * Сходится ли контрольный разряд УНП (подсказка, а не запрет)
     */
    unpValid: boolean;
    /**
     * Когда подана заявка
     */
    date: string;
};

