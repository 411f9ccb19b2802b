/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TotpSetupDto = {
    properties: {
        secret: {
            type: 'string',
            description: `Ключ для приложения, если QR-код не прочитать`,
            isRequired: true,
        },
        uri: {
            type: 'string',
            description: `Ссылка, которую понимает приложение; она же в QR-коде`,
            isRequired: true,
        },
        qr: {
            type: 'string',
            description: `QR-код, картинка SVG`,
            isRequired: true,
        },
    },
} as const;
