/** The day of the last release of the API, which every answer names; `npm run api:release` sets it (docs/contract.md#api-version). */
export const API_VERSION = '2026-11-29';

export const VERSION_HEADER = 'Shlyah-Version';
