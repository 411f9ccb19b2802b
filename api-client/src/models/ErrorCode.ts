/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Постоянное слово для программ. Все слова — в таблице «Ошибки» этого описания
 */
export type ErrorCode = 'bad_request' | 'bad_query' | 'bad_idempotency_key' | 'bad_mode' | 'bad_version' | 'mode_conflict' | 'two_logins' | 'not_logged_in' | 'session_renewed' | 'bad_key' | 'wrong_credentials' | 'code_needed' | 'wrong_code' | 'passkey_refused' | 'passkey_needed' | 'forbidden' | 'key_forbidden' | 'key_scope' | 'key_address' | 'second_factor_needed' | 'confirmation_needed' | 'not_confirmed' | 'foreign_origin' | 'not_found' | 'version_conflict' | 'session_changed' | 'transition' | 'self' | 'too_many_keys' | 'external_id_taken' | 'already_ordered' | 'price_changed' | 'in_act' | 'payment_repeats' | 'unusual_day' | 'too_late' | 'proposal_waits' | 'proposal_closed' | 'too_many_tests' | 'too_many_webhooks' | 'in_use' | 'duplicate' | 'deleted' | 'email_taken' | 'contract_exists' | 'idempotency_key_reused' | 'cursor_expired' | 'cursor_ahead' | 'too_large' | 'unsupported_type' | 'invalid' | 'too_many_requests' | 'internal' | 'telegram_away' | 'document_failed' | 'unavailable' | 'outcome_unknown';
