/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterEditionDto = {
    properties: {
        edition: {
            type: 'number',
            description: `Номер редакции`,
            isRequired: true,
        },
        at: {
            type: 'string',
            description: `Когда составлена, по Минску`,
            isRequired: true,
        },
        atUtc: {
            type: 'string',
            description: `То же мгновение точно, UTC`,
            isRequired: true,
        },
        by: {
            type: 'string',
            description: `Кто составил; null для клиента, если сотрудник`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
