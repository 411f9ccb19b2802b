/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProposedChangeDto = {
    /**
     * Имя поля заказа
     */
    field: string;
    /**
     * Что сейчас, словами
     */
    from: string | null;
    /**
     * Что станет
     */
    to: string | null;
};

