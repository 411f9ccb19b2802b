/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnSessionDto = {
    /**
     * Номер входа
     */
    id: string;
    /**
     * Браузер и система
     */
    device: string;
    /**
     * Адрес в сети, с которого им пользовались в последний раз; null — неизвестен
     */
    address: string | null;
    /**
     * Когда вошли
     */
    createdAt: string;
    /**
     * Когда пользовались в последний раз
     */
    lastSeenAt: string;
    /**
     * Это устройство, с которого вы спрашиваете
     */
    current: boolean;
};

