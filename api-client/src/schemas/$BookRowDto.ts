/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BookRowDto = {
    properties: {
        row: {
            type: 'number',
            description: `Номер строки в файле, от 1`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `Будет добавлена (ready), уже есть в книге или выше в файле (known), нужно исправить (wrong)`,
            contains: [{
                type: 'BookRowState',
            }],
            isRequired: true,
        },
        person: {
            type: 'string',
            description: `Кто`,
            isRequired: true,
        },
        place: {
            type: 'string',
            description: `Где`,
            isRequired: true,
        },
        problems: {
            type: 'array',
            contains: {
                type: 'ImportProblemDto',
            },
            isRequired: true,
        },
    },
} as const;
