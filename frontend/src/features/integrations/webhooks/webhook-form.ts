import { EVENTS, eventTypes, matchEventTypes, webhookFields, type EventType } from '@shlyah/domain';
import { formDraft } from '../../../shared/storage';
import type { Grouping } from '../../../ui/form/groups';
import { schemaFrom } from '../../../ui/form/schema';
import type { Webhook } from '../types';

export interface WebhookValues {
  url: string;
  description: string;
  /** None means all. */
  types: EventType[];
}

/** Selectable events: a ping is sent only on request. */
export const CHOSEN: readonly EventType[] = eventTypes.filter((type) => type !== 'ping');

export const webhookSchema = schemaFrom(webhookFields);

const chosen = (types: readonly string[]): EventType[] =>
  types.length === 0 ? [] : (matchEventTypes(types) ?? []).filter((type) => type !== 'ping');

export const valuesOf = (webhook?: Webhook): WebhookValues => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  types: chosen(webhook?.types ?? []),
});

/** As the API takes them. */
export const webhookToSend = ({ url, description, types }: WebhookValues) => ({
  url: url.trim(),
  description: description.trim() || null,
  types,
});

export const webhookGroups: Grouping<WebhookValues> = {
  groups: [
    { label: webhookFields.url.label, fields: ['url'], words: ({ url }) => url },
    {
      label: webhookFields.description.label,
      fields: ['description'],
      words: ({ description }) => description,
    },
    {
      label: 'О чём сообщать',
      fields: ['types'],
      words: ({ types }) => types.map((type) => EVENTS[type]).join(', ') || 'обо всём',
    },
  ],
  clean: (values) => webhookToSend(values),
};

/** Unsent input, kept until the tab is closed. */
export const webhookDraft = (user: number, id: number | undefined) =>
  formDraft<WebhookValues>(`shlyah.webhook-draft.${user}.${id ?? 'new'}`);
