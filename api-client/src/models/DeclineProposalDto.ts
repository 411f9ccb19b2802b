/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DeclineProposalDto = {
    /**
     * Почему: увидит другая сторона
     */
    reason?: string | null;
};

