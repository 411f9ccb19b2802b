/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DayGroupDto = {
    properties: {
        region: {
            type: 'string',
            description: `Область или Минск; null — в заказе нет города`,
            isRequired: true,
            isNullable: true,
        },
        town: {
            type: 'string',
            description: `Город`,
            isRequired: true,
        },
        point: {
            type: 'string',
            description: `Адрес пункта; null — адреса людей в этом городе`,
            isRequired: true,
            isNullable: true,
        },
        ids: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        places: {
            type: 'number',
            description: `Мест`,
            isRequired: true,
        },
        weight: {
            type: 'number',
            description: `Вес, кг`,
            isRequired: true,
        },
        volume: {
            type: 'number',
            description: `Объём, м³`,
            isRequired: true,
        },
        unpriced: {
            type: 'number',
            description: `Сколько заказов без цены`,
            isRequired: true,
        },
    },
} as const;
