/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegisterEditionDto = {
    /**
     * Номер редакции
     */
    edition: number;
    /**
     * Когда составлена, по Минску
     */
    at: string;
    /**
     * То же мгновение точно, UTC
     */
    atUtc: string;
    /**
     * Кто составил; null для клиента, если сотрудник
     */
    by: string | null;
};

