/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BusyDayDto = {
    properties: {
        day: {
            type: 'string',
            description: `День доставки`,
            isRequired: true,
        },
        orders: {
            type: 'number',
            description: `Сколько заказов в работе`,
            isRequired: true,
        },
        isOpen: {
            type: 'boolean',
            description: `false — в этот день доставки нет`,
            isRequired: true,
        },
    },
} as const;
