/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AddToRunDto = {
    properties: {
        ids: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        task: {
            type: 'all-of',
            description: `Доставить получателю (deliver) или забрать у отправителя (fetch). По умолчанию deliver; перемещённые остаются при своём`,
            contains: [{
                type: 'RunTask',
            }],
            isNullable: true,
        },
        from: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isNullable: true,
        },
    },
} as const;
