/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LeaveDto = {
    /**
     * Причина, если хотите её назвать
     */
    reason?: string | null;
};

