/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Событие
 */
export type NoticeEvent = 'orderPlaced' | 'orderPriced' | 'orderChanged' | 'status1' | 'status2' | 'status3' | 'status4' | 'status5' | 'status6' | 'status7' | 'status8' | 'status9' | 'proposalMade' | 'proposalAccepted' | 'proposalDeclined' | 'registrationConfirmed' | 'registrationRejected';
