/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HistoryEventDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер записи`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
        dateUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        user: {
            type: 'all-of',
            description: `Кто`,
            contains: [{
                type: 'HistoryUserDto',
            }],
            isRequired: true,
        },
        field: {
            type: 'string',
            description: `Какое поле`,
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `Что было`,
            isRequired: true,
            isNullable: true,
        },
        to: {
            type: 'string',
            description: `Что стало`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
