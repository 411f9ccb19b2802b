/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyDto = {
    /**
     * Номер ключа
     */
    id: number;
    /**
     * Название
     */
    name: string;
    /**
     * Когда добавлен
     */
    date: string;
    /**
     * Когда им входили в последний раз; null, если ещё не входили
     */
    used: string | null;
};

