/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderCountersDto = {
    properties: {
        new: {
            type: 'number',
            description: `Новые`,
            isRequired: true,
        },
        awaiting: {
            type: 'number',
            description: `Ждут ответа`,
            isRequired: true,
        },
        noPrice: {
            type: 'number',
            description: `Без цены`,
            isRequired: true,
        },
        today: {
            type: 'number',
            description: `На сегодня`,
            isRequired: true,
        },
        tomorrow: {
            type: 'number',
            description: `На завтра`,
            isRequired: true,
        },
        pickup: {
            type: 'number',
            description: `Забрать`,
            isRequired: true,
        },
        onWay: {
            type: 'number',
            description: `В пути`,
            isRequired: true,
        },
        ready: {
            type: 'number',
            description: `К выдаче`,
            isRequired: true,
        },
        failed: {
            type: 'number',
            description: `Не доставлены`,
            isRequired: true,
        },
        fragile: {
            type: 'number',
            description: `Хрупкие`,
            isRequired: true,
        },
    },
} as const;
