/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FetchRegisterDto = {
    /**
     * Когда приехать, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: день и крайний час, не позже доставки любого из заказов
     */
    pickupDate?: string | null;
    /**
     * С какого часа забрать, ЧЧ:ММ по Минску, в день pickupDate и хотя бы за 30 минут до её времени; null — начало не названо
     */
    pickupFrom?: string | null;
};

