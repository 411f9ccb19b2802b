/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HandoverProofDto = {
    /**
     * Принявший показал документ; сам документ не записывают
     */
    documentShown: boolean | null;
    /**
     * Номер доверенности, по которой принят груз
     */
    proxy: string | null;
    /**
     * Груз вручили с повреждением; только с handed
     */
    damaged: boolean | null;
    /**
     * Почему нет подписи или фото, которых просят настройки
     */
    noProof: string | null;
    /**
     * Есть ли подпись: `GET /api/order/{id}/handovers/{handover}/signature`
     */
    signed: boolean;
    /**
     * Сколько фото: `GET /api/order/{id}/handovers/{handover}/pictures/{n}`, с 1
     */
    pictures: number;
};

