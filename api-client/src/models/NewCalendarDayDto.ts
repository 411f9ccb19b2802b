/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewCalendarDayDto = {
    /**
     * День, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * true — доставка есть, false — нет
     */
    isOpen?: boolean | null;
    /**
     * Название праздника
     */
    name?: string | null;
};

