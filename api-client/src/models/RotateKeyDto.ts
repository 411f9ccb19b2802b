/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RotateKeyDto = {
    /**
     * Номер ключа
     */
    id: number;
    /**
     * Сколько часов ещё принимать прежний ключ; 0 — он перестаёт действовать сразу
     */
    overlapHours?: number | null;
};

