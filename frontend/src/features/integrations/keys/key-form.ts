import { KEY_ADDRESSES, keyFields, type Mode, type Scope } from '@shlyah/domain';
import type { CreateKeyDto } from '@shlyah/api-client';
import { formDraft } from '../../../shared/storage';
import { schemaFrom } from '../../../ui/form/schema';
import { array, string } from 'yup';

export interface KeyValues {
  name: string;
  mode: Mode;
  scopes: Scope[];
  expiresAt: string;
  /** One on a line. */
  addresses: string;
}

export const blankKey: KeyValues = {
  name: '',
  mode: 'test',
  scopes: ['orders:read', 'orders:create'],
  expiresAt: '',
  addresses: '',
};

const listed = (text: string | null | undefined): string[] => text?.split(/[\s,;]+/).filter(Boolean) ?? [];

export const keySchema = schemaFrom(keyFields, {
  scopes: array().min(1, 'Выберите хотя бы одно'),
  addresses: string().test(
    'most',
    `Оставьте не больше ${KEY_ADDRESSES} адресов и сетей`,
    (text) => listed(text).length <= KEY_ADDRESSES,
  ),
});

export const keyToSend = ({ name, mode, scopes, expiresAt, addresses }: KeyValues): CreateKeyDto => ({
  name: name.trim(),
  mode,
  scopes,
  expiresAt: expiresAt.trim() || null,
  addresses: listed(addresses),
});

/** Unsent input, kept until the tab is closed. */
export const keyDraft = (user: number) => formDraft<KeyValues>(`shlyah.key-draft.${user}`);
