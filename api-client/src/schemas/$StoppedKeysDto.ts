/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StoppedKeysDto = {
    properties: {
        count: {
            type: 'number',
            description: `Сколько ключей остановлено`,
            isRequired: true,
        },
    },
} as const;
