/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VatChangeDto = {
    /**
     * День, по Минску
     */
    day: string;
    /**
     * Прежняя ставка, %; null — компания была без НДС
     */
    from: string | null;
    /**
     * Новая ставка, %; null — компания без НДС
     */
    to: string | null;
};

