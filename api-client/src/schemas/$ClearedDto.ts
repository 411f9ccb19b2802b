/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ClearedDto = {
    properties: {
        count: {
            type: 'number',
            description: `Сколько тестовых заказов удалено`,
            isRequired: true,
        },
    },
} as const;
