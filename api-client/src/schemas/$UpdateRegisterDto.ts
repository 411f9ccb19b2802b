/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UpdateRegisterDto = {
    properties: {
        edition: {
            type: 'number',
            description: `Редакция, которую вы читали. Если другой человек уже составил следующую, ответ — 409`,
            isRequired: true,
            maximum: 50,
            minimum: 1,
        },
    },
} as const;
