/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderStatusDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер статуса`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название`,
            isRequired: true,
        },
        color: {
            type: 'string',
            description: `Цвет`,
            isRequired: true,
        },
    },
} as const;
