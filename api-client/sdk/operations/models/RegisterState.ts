/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * open — груз ещё не сдан; received — принят; dissolved — распущен
 */
export type RegisterState = 'open' | 'received' | 'dissolved';
