/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateRunDto = {
    /**
     * День рейса, ГГГГ-ММ-ДД
     */
    day?: string | null;
    /**
     * Водитель
     */
    driver?: string | null;
    /**
     * Телефон водителя
     */
    driverPhone?: string | null;
    /**
     * Машина
     */
    car?: string | null;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * true — день именно такой, хотя доставки в этот день нет или доставка у заказов в другой день. Без него — отказ `unusual_day`
     */
    confirmDay?: boolean | null;
};

