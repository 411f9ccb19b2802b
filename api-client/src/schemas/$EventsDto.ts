/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EventsDto = {
    properties: {
        data: {
            type: 'array',
            contains: {
                type: 'EventDto',
            },
            isRequired: true,
        },
        next: {
            type: 'string',
            description: `Откуда читать дальше: after следующего запроса`,
            isRequired: true,
        },
        more: {
            type: 'boolean',
            description: `true — дальше уже есть ещё`,
            isRequired: true,
        },
    },
} as const;
