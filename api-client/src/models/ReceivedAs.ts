/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Кто принял груз: receiver — получатель, employee — сотрудник, relative — родственник, guard — охрана, neighbour — сосед
 */
export type ReceivedAs = 'receiver' | 'employee' | 'relative' | 'guard' | 'neighbour';
