/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SavedByDto = {
    properties: {
        name: {
            type: 'string',
            description: `Имя; null, если его нельзя назвать: клиенту имена сотрудников не показываются`,
            isRequired: true,
            isNullable: true,
        },
        at: {
            type: 'string',
            description: `Когда, по Минску`,
            isRequired: true,
        },
    },
} as const;
