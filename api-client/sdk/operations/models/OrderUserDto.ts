/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OrderUserDto = {
    /**
     * Номер клиента; null, если учётная запись удалена
     */
    id: number | null;
    /**
     * ФИО
     */
    name: string;
    /**
     * УНП
     */
    UNP: string | null;
    /**
     * Телефон
     */
    phone: string;
    /**
     * Эл. почта
     */
    email: string;
    /**
     * Юридическое лицо
     */
    isLegalEntity: boolean;
    /**
     * Организация
     */
    organization: string | null;
};

