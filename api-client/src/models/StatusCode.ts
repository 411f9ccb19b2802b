/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Слово для программ: название могут изменить, слово — нет. other — статус, которого нет среди наших
 */
export type StatusCode = 'new' | 'accepted' | 'pickup' | 'on_the_way' | 'ready' | 'delivered' | 'not_delivered' | 'returning' | 'canceled' | 'other';
