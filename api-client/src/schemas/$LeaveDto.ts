/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LeaveDto = {
    properties: {
        reason: {
            type: 'string',
            description: `Причина, если хотите её назвать`,
            isNullable: true,
            maxLength: 500,
        },
    },
} as const;
