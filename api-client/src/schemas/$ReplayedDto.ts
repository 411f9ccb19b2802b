/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ReplayedDto = {
    properties: {
        count: {
            type: 'number',
            description: `Сколько событий будет отправлено ещё раз`,
            isRequired: true,
        },
    },
} as const;
