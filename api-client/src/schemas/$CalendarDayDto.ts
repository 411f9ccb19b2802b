/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CalendarDayDto = {
    properties: {
        day: {
            type: 'string',
            description: `День, ГГГГ-ММ-ДД`,
            isRequired: true,
        },
        isOpen: {
            type: 'boolean',
            description: `true — доставка есть (перенесённый рабочий день), false — нет`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название праздника; может быть пустым`,
            isRequired: true,
        },
    },
} as const;
