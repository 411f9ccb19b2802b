/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PassedStatusDto = {
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
        date: {
            type: 'string',
            description: `Когда, по Минску; null, если неизвестно`,
            isRequired: true,
            isNullable: true,
        },
        dateUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
