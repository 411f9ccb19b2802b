/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ForgotPasswordDto = {
    properties: {
        email: {
            type: 'string',
            description: `Эл. почта`,
            isRequired: true,
            format: 'email',
            maxLength: 254,
        },
    },
} as const;
