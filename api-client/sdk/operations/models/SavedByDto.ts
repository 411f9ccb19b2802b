/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SavedByDto = {
    /**
     * Имя; null, если его нельзя назвать: клиенту имена сотрудников не показываются
     */
    name: string | null;
    /**
     * Когда, по Минску
     */
    at: string;
};

