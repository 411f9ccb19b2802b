/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewObjectionDto = {
    /**
     * Номер строки акта; без него — возражение ко всему акту, например нет заказа
     */
    position?: number | null;
    /**
     * Что не так
     */
    words: string;
};

