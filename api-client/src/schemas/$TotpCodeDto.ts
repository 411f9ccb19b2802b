/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TotpCodeDto = {
    properties: {
        code: {
            type: 'string',
            description: `Код из приложения или запасной код`,
            isRequired: true,
            maxLength: 32,
        },
    },
} as const;
