/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OwnSessionDto = {
    properties: {
        id: {
            type: 'string',
            description: `Номер входа`,
            isRequired: true,
        },
        device: {
            type: 'string',
            description: `Браузер и система`,
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Адрес в сети, с которого им пользовались в последний раз; null — неизвестен`,
            isRequired: true,
            isNullable: true,
        },
        createdAt: {
            type: 'string',
            description: `Когда вошли`,
            isRequired: true,
        },
        lastSeenAt: {
            type: 'string',
            description: `Когда пользовались в последний раз`,
            isRequired: true,
        },
        current: {
            type: 'boolean',
            description: `Это устройство, с которого вы спрашиваете`,
            isRequired: true,
        },
    },
} as const;
