/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * О чём писать
 */
export type NoticeLevel = 'all' | 'questions' | 'none';
