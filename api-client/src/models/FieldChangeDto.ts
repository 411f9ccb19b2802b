/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FieldChangeDto = {
    /**
     * Имя поля заказа
     */
    field: string;
    /**
     * Что было: у статуса — слово для программ, у пункта — номер, у вручения — время в UTC, у груза — null
     */
    from: (string | number | boolean) | null;
    /**
     * Что стало
     */
    to: (string | number | boolean) | null;
};

