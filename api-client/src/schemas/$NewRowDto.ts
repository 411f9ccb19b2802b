/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NewRowDto = {
    properties: {
        value: {
            type: 'number',
            description: `Коэффициент`,
            isRequired: true,
            maximum: 1000,
            minimum: 0.01,
        },
        value2: {
            type: 'number',
            description: `От (включительно)`,
            isRequired: true,
            maximum: 100000,
        },
        value3: {
            type: 'number',
            description: `До (не включая)`,
            isRequired: true,
            maximum: 100000,
        },
    },
} as const;
