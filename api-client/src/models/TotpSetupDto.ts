/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TotpSetupDto = {
    /**
     * Ключ для приложения, если QR-код не прочитать
     */
    secret: string;
    /**
     * Ссылка, которую понимает приложение; она же в QR-коде
     */
    uri: string;
    /**
     * QR-код, картинка SVG
     */
    qr: string;
};

