/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasskeyDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер ключа`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `Когда добавлен`,
            isRequired: true,
        },
        used: {
            type: 'string',
            description: `Когда им входили в последний раз; null, если ещё не входили`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
