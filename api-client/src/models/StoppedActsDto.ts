/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoppedActsDto = {
    /**
     * Когда базу восстановили, по Минску
     */
    restoredAt: string;
    /**
     * То же мгновение точно, UTC
     */
    restoredAtUtc: string;
    /**
     * Когда сделана копия, по Минску: что выдано после неё, здесь неизвестно
     */
    backupAt: string;
    /**
     * То же мгновение точно, UTC
     */
    backupAtUtc: string;
};

