/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RepublishTariffDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер версии`,
            isRequired: true,
            maximum: 2147483647,
            minimum: 1,
        },
        version: {
            type: 'number',
            description: `Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409`,
            isNullable: true,
            maximum: 2147483647,
            minimum: 1,
        },
    },
} as const;
