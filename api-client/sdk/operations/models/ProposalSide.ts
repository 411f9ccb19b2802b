/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Кто предложил: клиент (client) или сотрудник (staff)
 */
export type ProposalSide = 'client' | 'staff';
