/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что ключ может
 */
export type Scope = 'quotes' | 'orders:read' | 'orders:create' | 'acts:read' | 'webhooks';
