/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * running — идёт, done — готова, broken — прервана: сервис перезапускали, начните снова
 */
export type CheckRunState = 'running' | 'done' | 'broken';
