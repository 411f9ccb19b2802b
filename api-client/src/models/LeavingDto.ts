/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LeavingDto = {
    /**
     * Когда попросили
     */
    askedAt: string;
    /**
     * Когда кабинет будет удалён; до этого можно передумать
     */
    goesAt: string;
    /**
     * Причина
     */
    reason: string | null;
};

