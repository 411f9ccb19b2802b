/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HistoryUserDto = {
    /**
     * Номер; null у системы и у того, кого нельзя назвать
     */
    id: number | null;
    /**
     * Имя; клиенту не показывается
     */
    name: string | null;
    /**
     * Роль
     */
    role: string | null;
};

