/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateContractForm = {
    /**
     * Кто подписывает: ФИО
     */
    fullName: string;
    /**
     * Должность
     */
    position: string;
    /**
     * На основании чего действует
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
     * Электронная почта
     */
    email: string;
    /**
     * Юридический адрес
     */
    address: string;
    /**
     * Почтовый адрес
     */
    postcode: string;
    /**
     * УНП
     */
    unp: string;
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
     * Скан свидетельства о регистрации: PDF, JPEG или PNG до 2 МБ
     */
    scanRegistration?: Blob;
    /**
     * Скан доверенности: PDF, JPEG или PNG до 2 МБ
     */
    scanProxy?: Blob;
};

