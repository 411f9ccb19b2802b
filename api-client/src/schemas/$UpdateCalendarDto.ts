/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateCalendarDto = {
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
                type: 'NewCalendarDayDto',
            },
            isRequired: true,
        },
        closesAt: {
            type: 'number',
            description: `Час по Минску, с которого заказы на сегодня и на завтра не принимаются; пусто — принимаются всегда`,
            isNullable: true,
            maximum: 23,
            minimum: 1,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
