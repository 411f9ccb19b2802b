/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CalendarDto = {
    properties: {
        weekdays: {
            type: 'array',
            contains: {
                type: 'Weekday',
            },
            isRequired: true,
        },
        days: {
            type: 'array',
            contains: {
                type: 'CalendarDayDto',
            },
            isRequired: true,
        },
        closesAt: {
            type: 'number',
            description: `Час по Минску, с которого заказы на сегодня и на завтра не принимаются; null — принимаются всегда`,
            isRequired: true,
            isNullable: true,
        },
        version: {
            type: 'number',
            description: `Версия данных`,
            isRequired: true,
        },
    },
} as const;
