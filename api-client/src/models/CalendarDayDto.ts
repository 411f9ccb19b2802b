/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CalendarDayDto = {
    /**
     * День, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * true — доставка есть (перенесённый рабочий день), false — нет
     */
    isOpen: boolean;
    /**
     * Название праздника; может быть пустым
     */
    name: string;
};

