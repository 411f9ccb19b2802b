/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActClientDto = {
    /**
     * Название
     */
    name: string;
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
    account: string;
    /**
     * Банк
     */
    bank: string;
    /**
     * Адрес банка
     */
    bankAddress: string;
    /**
     * Кто подписывает
     */
    signer: string;
    /**
     * Его должность
     */
    position: string;
    /**
     * На основании чего действует
     */
    authority: string;
};

