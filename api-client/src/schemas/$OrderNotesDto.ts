/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderNotesDto = {
    properties: {
        notes: {
            type: 'array',
            contains: {
                type: 'NoteDto',
            },
            isRequired: true,
        },
        colleagues: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
