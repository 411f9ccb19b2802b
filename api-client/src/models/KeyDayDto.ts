/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type KeyDayDto = {
    /**
     * День, по Минску
     */
    day: string;
    /**
     * Вызовов
     */
    calls: number;
    /**
     * Из них с ошибкой
     */
    errors: number;
};

