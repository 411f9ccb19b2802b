/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CourierLookDto = {
    /**
     * День рейса, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * Водитель
     */
    driver: string | null;
    /**
     * Машина
     */
    car: string | null;
    /**
     * Сколько в рейсе заказов
     */
    stops: number;
    /**
     * Принят ли рейс на каком-нибудь телефоне
     */
    accepted: boolean;
};

