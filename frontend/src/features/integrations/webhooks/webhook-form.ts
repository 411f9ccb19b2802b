import { eventTypes, eventTypesOf, webhookFields, type EventType } from '@shlyah/domain';
import { kept, type Kept } from '../../../shared/kept';
import { schemaFrom } from '../../../ui/form/schema';
import type { Webhook } from '../types';

export interface WebhookValues {
  url: string;
  description: string;
  /** None means all. */
  types: EventType[];
}

/** What can be chosen: a ping is sent only when somebody asks for it. */
export const CHOSEN: readonly EventType[] = eventTypes.filter((type) => type !== 'ping');

export const webhookSchema = schemaFrom(webhookFields);

const chosen = (types: readonly string[]): EventType[] =>
  types.length === 0 ? [] : (eventTypesOf(types) ?? []).filter((type) => type !== 'ping');

export const valuesOf = (webhook?: Webhook): WebhookValues => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  types: chosen(webhook?.types ?? []),
});

/** As the API takes them. Patterns that a program has set stay as they are while they mean what is chosen. */
export function webhookToSend({ url, description, types }: WebhookValues, before?: Webhook) {
  const isSame = before !== undefined && chosen(before.types).join() === types.join();
  return {
    url: url.trim(),
    description: description.trim() || null,
    types: isSame ? before.types : types,
  };
}

/** What has been typed and not sent, as long as the tab lives. */
export const draftOf = (user: number, id: number | undefined): Kept<WebhookValues> =>
  kept<WebhookValues>(
    'tab',
    `shlyah.webhook-draft.${user}.${id ?? 'new'}`,
    ({ url, types }) => typeof url === 'string' && Array.isArray(types),
  );
