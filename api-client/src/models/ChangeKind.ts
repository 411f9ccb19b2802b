/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что с ним было
 */
export type ChangeKind = 'order.created' | 'order.status' | 'order.price' | 'order.changed' | 'order.canceled' | 'order.proposal' | 'order.deleted';
