/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActCompanyDto = {
    /**
     * Полное название
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
     * Почтовый адрес; null — тот же
     */
    postcode: string | null;
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
    bankAddress: string | null;
    /**
     * БИК банка
     */
    bic: string;
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

