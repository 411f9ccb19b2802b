/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateAccountingDto = {
    /**
     * Номер менеджера
     */
    id: number;
    /**
     * Дать право «Бухгалтерия» или снять его
     */
    isAccountant: boolean;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
};

