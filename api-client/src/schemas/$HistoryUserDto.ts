/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HistoryUserDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер; null у системы и у того, кого нельзя назвать`,
            isRequired: true,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `Имя; клиенту не показывается`,
            isRequired: true,
            isNullable: true,
        },
        role: {
            type: 'string',
            description: `Роль`,
            isRequired: true,
            isNullable: true,
        },
    },
} as const;
