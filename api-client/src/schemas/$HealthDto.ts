/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HealthDto = {
    properties: {
        status: {
            type: 'string',
            description: `Всегда ok`,
            isRequired: true,
        },
    },
} as const;
