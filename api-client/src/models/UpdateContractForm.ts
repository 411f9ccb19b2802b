/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateContractForm = {
    /**
     * ФИО того, кто подписывает
     */
    fullName: string;
    /**
     * Должность
     */
    position: string;
    /**
     * Действует на основании
     */
    doc: string;
    /**
     * Контактное лицо
     */
    contactPerson: string;
    /**
     * Телефон
     */
    phone: string;
    /**
     * Эл. почта
     */
    email: string;
    /**
     * Почта бухгалтерии: на неё, кроме почты кабинета, приходят письма об актах; null — не указана
     */
    accountingEmail?: string | null;
    /**
     * УНП
     */
    unp: string;
    /**
     * Юридический адрес
     */
    address: string;
    /**
     * Почтовый адрес
     */
    postcode: string;
    /**
     * Расчётный счёт (IBAN)
     */
    pc: string;
    /**
     * Банк
     */
    bank: string;
    /**
     * Адрес банка
     */
    bankAddress: string;
    /**
     * Номер договора
     */
    id: number;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
    /**
     * Скан свидетельства о регистрации; если не передан, остаётся прежний: PDF, JPEG или PNG до 2 МБ
     */
    scanRegistration?: Blob;
    /**
     * Скан доверенности; если не передан, остаётся прежний: PDF, JPEG или PNG до 2 МБ
     */
    scanProxy?: Blob;
};

