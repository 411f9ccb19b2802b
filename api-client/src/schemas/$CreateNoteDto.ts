/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreateNoteDto = {
    properties: {
        text: {
            type: 'string',
            description: `Текст; «@» с именем сотрудника — ему придёт письмо`,
            isRequired: true,
            maxLength: 255,
        },
    },
} as const;
