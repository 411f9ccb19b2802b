/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateProfileForm = {
    /**
     * ФИО
     */
    name?: string | null;
    /**
     * Телефон
     */
    phone?: string | null;
    /**
     * Электронная почта
     */
    email?: string | null;
    /**
     * Организация
     */
    organization?: string | null;
    /**
     * УНП
     */
    Unp?: string | null;
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
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
    /**
     * Аватар: JPEG, PNG или WebP до 2 МБ
     */
    file?: Blob;
};

