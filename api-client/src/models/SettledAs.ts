/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * driver — записать как у водителя: исход, время и кто принял становятся такими, как он сообщил; desk — оставить как есть
 */
export type SettledAs = 'driver' | 'desk';
