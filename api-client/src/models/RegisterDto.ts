/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegisterDto = {
    /**
     * Юридическое лицо
     */
    isLegalEntity?: boolean | null;
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
     * Пароль, не короче 8 символов
     */
    password: string;
};

