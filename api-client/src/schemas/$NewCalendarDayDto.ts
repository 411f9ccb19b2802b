/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NewCalendarDayDto = {
    properties: {
        day: {
            type: 'string',
            description: `День, ГГГГ-ММ-ДД`,
            isRequired: true,
            maxLength: 10,
        },
        isOpen: {
            type: 'boolean',
            description: `true — доставка есть, false — нет`,
            isNullable: true,
        },
        name: {
            type: 'string',
            description: `Название праздника`,
            isNullable: true,
            maxLength: 100,
        },
    },
} as const;
