/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AddPasskeyDto = {
    properties: {
        name: {
            type: 'string',
            description: `Название ключа`,
            isRequired: true,
            maxLength: 100,
        },
        response: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
            isRequired: true,
        },
    },
} as const;
