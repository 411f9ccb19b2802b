/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OrderStatusDto = {
    properties: {
        id: {
            type: 'number',
            description: `Номер статуса`,
            isRequired: true,
        },
        code: {
            type: 'all-of',
            description: `Слово для программ: название могут изменить, слово — нет. other — статус, которого нет среди наших`,
            contains: [{
                type: 'StatusCode',
            }],
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название`,
            isRequired: true,
        },
        color: {
            type: 'string',
            description: `Цвет`,
            isRequired: true,
        },
        final: {
            type: 'boolean',
            description: `true — больше ничего не ждут: заказ доставлен, отменён или его состояние уже не «Активная»`,
            isRequired: true,
        },
    },
} as const;
