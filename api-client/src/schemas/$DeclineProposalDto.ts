/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DeclineProposalDto = {
    properties: {
        reason: {
            type: 'string',
            description: `Почему: увидит другая сторона`,
            isNullable: true,
            maxLength: 500,
        },
    },
} as const;
