/** The order that was sent last, and its place in the history of this page: what lies before it were its steps. */
let sent: { id: number; at: number } | undefined;

/** The place of the present entry, as the router numbers them; 0 where that is not known. */
const here = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

export function rememberSent(id: number): void {
  sent = { id, at: here() };
}

/** The order whose step this entry was, once it is sent; a new order lies after it. */
export const sentFromHere = (): number | null => (sent && here() < sent.at ? sent.id : null);

/** The entry now shows the order itself: from here on a new one may begin. */
export function showSentHere(): void {
  if (sent) sent = { ...sent, at: here() };
}
