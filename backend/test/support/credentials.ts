import type { KeyDto, NewKeyDto } from '../../src/modules/integrations/keys/dto/keys.dto';
import type { User } from '../../src/modules/users/model/user.entity';
import { TelegramChats } from '../../src/modules/users/notices/telegram-chats';
import { NoticeChoice } from '../../src/modules/users/notices/notice-choice.entity';
import type { NewWebhookDto, WebhookDto } from '../../src/modules/integrations/webhooks/dto/webhook.dto';
import { setUpApp } from './authenticator-app';
import type { Client } from './client';
import { tokenTo } from './reading';
import { SoftPasskey } from './soft-passkey';
import type { TestApp } from './test-app';

/** Whether what was made still opens the account, or is still told about it. */
export type Works = () => Promise<boolean>;

const scopes = ['quotes', 'orders:read', 'webhooks'];
const statusOf = async (client: Client, path: string): Promise<number> => (await client.get(path)).status;

/** What a person, or somebody in his cabinet, makes in it, by kind. */
export const credentialsOf = (test: TestApp) => {
  const newKey = async (client: Client): Promise<NewKeyDto> =>
    (await client.post('/api/keys', { body: { name: 'Программа', mode: 'live', scopes } })).body as NewKeyDto;
  const withKey = ({ secret }: NewKeyDto): Client => {
    const program = test.visitor();
    program.key = secret;
    return program;
  };
  const newWebhook = async (client: Client, url = 'https://vor.example/hook'): Promise<NewWebhookDto> =>
    (await client.post('/api/webhooks', { body: { url } })).body as NewWebhookDto;
  const webhooks = async (owner: User): Promise<WebhookDto[]> =>
    (await (await test.signedIn(owner)).get('/api/webhooks')).body as WebhookDto[];
  const isThere =
    (owner: User, { id }: { id: number }): Works =>
    async () =>
      (await webhooks(owner)).some((one) => one.id === id);

  return {
    passkey: async (client: Client): Promise<Works> => {
      const passkey = new SoftPasskey(test.config.publicUrl.origin);
      const optionsFor = async (who: Client, path: string) =>
        ((await who.post(path)).body as { options: { challenge: string } }).options;
      const response = passkey.create(await optionsFor(client, '/api/user/passkeys/options'));
      await client.post('/api/user/passkeys', { body: { name: 'Телефон', response } });
      return async () => {
        const visitor = test.visitor();
        const body = { response: passkey.get(await optionsFor(visitor, '/api/user/passkey/options')) };
        return (await visitor.post('/api/user/passkey/login', { body })).status === 200;
      };
    },
    apiKey: async (client: Client): Promise<Works> => {
      const program = withKey(await newKey(client));
      return async () => (await statusOf(program, '/api/order')) === 200;
    },
    /** A new secret of the key that was there before. */
    rotated: async (client: Client): Promise<Works> => {
      const [key] = (await client.get('/api/keys')).body as KeyDto[];
      const body = { id: key?.id, overlapHours: 72 };
      const program = withKey((await client.post('/api/keys/rotate', { body })).body as NewKeyDto);
      return async () => (await statusOf(program, '/api/order')) === 200;
    },
    webhook: async (client: Client, owner: User): Promise<Works> => isThere(owner, await newWebhook(client)),
    /** By a key that was there before. */
    webhookByKey: async (_: Client, owner: User, program?: Client): Promise<Works> =>
      isThere(owner, await newWebhook(program ?? test.visitor(), 'https://vor.example/by-key')),
    /** Another address in the place of one that was there before. */
    readdressed: async (client: Client, owner: User): Promise<Works> => {
      const [webhook] = await webhooks(owner);
      const body = { id: webhook?.id, url: 'https://vor.example/taken', version: webhook?.version };
      const changed = (await client.put('/api/webhooks', { body })).body as WebhookDto;
      return isThere(owner, changed);
    },
    /** Another secret of one that was there before. */
    resigned: async (client: Client, owner: User): Promise<Works> => {
      const [webhook] = await webhooks(owner);
      const body = { id: webhook?.id };
      return isThere(owner, (await client.post('/api/webhooks/rotate', { body })).body as WebhookDto);
    },
    telegram: async (client: Client, owner: User): Promise<Works> => {
      await client.post('/api/user/notices/telegram');
      return async () => (await test.app.get(TelegramChats).of(owner.id)) !== null;
    },
    telegramLink: async (_: Client, owner: User): Promise<Works> => {
      const { token } = await test.app.get(TelegramChats).newLink(owner);
      return () => test.app.get(TelegramChats).connectBy(token, `chat of ${owner.id}`);
    },
    /** The messages of the account go to another telephone. */
    phone: async (client: Client, owner: User): Promise<Works> => {
      await client.post('/api/user/update', { body: { phone: '+375 (29) 777-77-77' } });
      await client.put('/api/user/notices', { body: { event: 'status6', channel: 'sms', wanted: true } });
      return () => test.database.read.existsBy(NoticeChoice, { userId: owner.id, channel: 'sms' });
    },
    session: (client: Client): Promise<Works> =>
      Promise.resolve(async () => (await statusOf(client, '/api/user')) === 200),
    /** By the app that was there before. */
    recoveryCodes: async (client: Client, owner: User): Promise<Works> => {
      const { codes } = (await client.post('/api/user/recoveryCodes')).body as { codes: string[] };
      return async () => {
        const body = { email: owner.email, password: 'novyi-parol-1', code: codes[0] };
        return (await test.visitor().post('/api/user/login', { body })).status === 200;
      };
    },
    app: async (client: Client, owner: User): Promise<Works> => {
      await setUpApp(test, client);
      return async () => (await test.visitor().login(owner.email, 'novyi-parol-1')).status === 401;
    },
    leaving: async (client: Client, owner: User): Promise<Works> => {
      await client.post('/api/user/leaving', { body: {} });
      return async () => (await statusOf(await test.signedIn(owner), '/api/user/leaving')) === 200;
    },
  };
};

/** Takes an e-mail back and sets a new password, or only sets one by a letter. */
export const recoveriesOf = (test: TestApp) => {
  const post = (path: string, body: object) => test.visitor().post(`/api/user/${path}`, { body });
  const reset = async ({ email }: User): Promise<void> => {
    const body = { token: await tokenTo(test, email, 'reset-password'), password: 'novyi-parol-1' };
    const { status } = await post('resetPassword', body);
    if (status !== 204) throw new Error(`The password was not set: ${status}`);
  };
  return {
    reset: async (user: User): Promise<void> => {
      await post('forgotPassword', { email: user.email });
      await reset(user);
    },
    undo: async (user: User, thief: Client, then = reset): Promise<string> => {
      const body = { email: `vor${user.id}@example.by`, currentPassword: 'demo-parol-2026' };
      const asked = await thief.post('/api/user/update', { body });
      if (asked.status !== 200) throw new Error(`The e-mail was not changed: ${asked.status}`);
      const token = await tokenTo(test, user.email, 'undo-email');
      const { status } = await post('undoEmail', { token });
      if (status !== 204) throw new Error(`The e-mail was not taken back: ${status}`);
      await then(user);
      return token;
    },
  };
};
