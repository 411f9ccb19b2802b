/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Постоянное слово для программ. Все слова — в таблице «Ошибки» этого описания
 */
export type ErrorCode = 'bad_request' | 'bad_query' | 'bad_idempotency_key' | 'not_logged_in' | 'session_renewed' | 'wrong_credentials' | 'code_needed' | 'wrong_code' | 'passkey_refused' | 'passkey_needed' | 'forbidden' | 'second_factor_needed' | 'confirmation_needed' | 'not_confirmed' | 'foreign_origin' | 'not_found' | 'version_conflict' | 'transition' | 'self' | 'in_use' | 'duplicate' | 'deleted' | 'email_taken' | 'contract_exists' | 'idempotency_key_reused' | 'too_large' | 'unsupported_type' | 'invalid' | 'too_many_requests' | 'internal' | 'document_failed' | 'unavailable' | 'outcome_unknown';
