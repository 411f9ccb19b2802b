/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CancelImportDto = {
    /**
     * Имя загрузки: `importId` её пакетов
     */
    importId: string;
    /**
     * Почему: увидит менеджер
     */
    reason?: string | null;
};

