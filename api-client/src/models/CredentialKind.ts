/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * passkey — ключ доступа; apiKey — ключ API; webhook — уведомления на сервер; telegram — уведомления в Telegram
 */
export type CredentialKind = 'passkey' | 'apiKey' | 'webhook' | 'telegram';
