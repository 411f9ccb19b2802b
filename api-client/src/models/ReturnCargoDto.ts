/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReturnCargoDto = {
    /**
     * Номера заказов, до 100
     */
    ids: Array<number>;
    /**
     * true — груз вернули, false — снять отметку
     */
    back: boolean;
    /**
     * Кому вернули груз; обязательно, если back — true
     */
    to?: string | null;
};

