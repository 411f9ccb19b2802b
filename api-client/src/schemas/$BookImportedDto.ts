/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BookImportedDto = {
    properties: {
        added: {
            type: 'number',
            description: `Сколько записей добавлено`,
            isRequired: true,
        },
        known: {
            type: 'number',
            description: `Сколько строк уже было в книге или повторялось`,
            isRequired: true,
        },
        wrong: {
            type: 'number',
            description: `Сколько строк нужно исправить: их записей в книге нет`,
            isRequired: true,
        },
        left: {
            type: 'number',
            description: `Сколько записей не поместилось: в книге их до 10 000`,
            isRequired: true,
        },
    },
} as const;
