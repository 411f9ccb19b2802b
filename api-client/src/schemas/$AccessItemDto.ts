/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AccessItemDto = {
    properties: {
        id: {
            type: 'string',
            description: `Обозначение`,
            isRequired: true,
        },
        kind: {
            type: 'all-of',
            description: `passkey — ключ доступа; apiKey — ключ API; webhook — уведомления на сервер; telegram — уведомления в Telegram`,
            contains: [{
                type: 'CredentialKind',
            }],
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Название; у сервера — его имя в сети`,
            isRequired: true,
        },
        since: {
            type: 'string',
            description: `Когда создан или заменён`,
            isRequired: true,
        },
    },
} as const;
