/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefusedActDto = {
    /**
     * Номер клиента
     */
    user: number;
    /**
     * Фирма; пусто, если такой нет
     */
    client: string;
    /**
     * Почему
     */
    why: string;
};

