/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AheadStatusDto = {
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
        expected: {
            type: 'string',
            description: `Когда ожидается самое позднее, по Минску; null, если срок не назван`,
            isRequired: true,
            isNullable: true,
        },
        expectedUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
