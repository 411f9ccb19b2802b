/** The order that was sent last, and its history index: earlier entries were its steps. */
let sent: { id: number; at: number } | undefined;

/** The router's index of the current history entry; 0 if unknown. */
const here = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

export function rememberSent(id: number): void {
  sent = { id, at: here() };
}

/** The sent order if this history entry was one of its steps; later entries belong to a new order. */
export const sentFromHere = (): number | null => (sent && here() < sent.at ? sent.id : null);

/** Marks the current entry as the sent order's page: a new order may begin after it. */
export function showSentHere(): void {
  if (sent) sent = { ...sent, at: here() };
}
