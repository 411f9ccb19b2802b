/** Names the account that a page was drawn for; the server refuses the request in any other one's session. */
export const ACCOUNT_HEADER = 'Shlyah-Account';
