/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ResentDto = {
    properties: {
        count: {
            type: 'number',
            description: `Сколько сообщений снова в очереди`,
            isRequired: true,
        },
    },
} as const;
