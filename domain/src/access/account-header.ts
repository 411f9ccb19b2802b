/** Carries the id of the account that a page was rendered for; the server refuses the request in another account's session. */
export const ACCOUNT_HEADER = 'Shlyah-Account';
