/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Роль
 */
export type Role = 'customer' | 'manager' | 'admin';
