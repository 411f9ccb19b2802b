/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Статус регистрации
 */
export type UserStatus = 'pending' | 'canceled' | 'confirmed';
