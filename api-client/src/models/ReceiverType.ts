/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)
 */
export type ReceiverType = 'ur-lico' | 'fiz-lico';
