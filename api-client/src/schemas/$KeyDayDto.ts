/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $KeyDayDto = {
    properties: {
        day: {
            type: 'string',
            description: `День, по Минску`,
            isRequired: true,
        },
        calls: {
            type: 'number',
            description: `Вызовов`,
            isRequired: true,
        },
        errors: {
            type: 'number',
            description: `Из них с ошибкой`,
            isRequired: true,
        },
    },
} as const;
