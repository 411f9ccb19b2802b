/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RotateKeyDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер ключа`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        overlapHours: {
            type: 'number',
            description: `Сколько часов ещё принимать прежний ключ; 0 — он перестаёт действовать сразу`,
            isNullable: true,
            maximum: 72,
        },
    },
} as const;
