/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Будет добавлена (ready), уже есть в книге или выше в файле (known), нужно исправить (wrong)
 */
export type BookRowState = 'ready' | 'known' | 'wrong';
