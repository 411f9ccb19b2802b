/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CorrectOrderDto = {
    /**
     * Телефон получателя
     */
    reciverPhone?: string | null;
    /**
     * Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят
     */
    notifyReceiver?: boolean | null;
    /**
     * Комментарий отправителя
     */
    comment?: string | null;
    /**
     * Комментарий для получателя
     */
    reciverComment?: string | null;
    /**
     * Номер заказа; у тестового — отрицательный
     */
    id: number;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
};

